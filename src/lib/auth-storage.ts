import { readStored, writeStored } from './storage'

declare global {
  interface Window {
    /** A session lives in this page's memory: for public pages, which carry no code of accounts (use-consent.ts). */
    hasUnstoredSession?: boolean
  }
}

/** Where the session of a signed-in account is kept. Its prefix is what `use-consent.ts` knows a session by. */
export const SESSION_KEY = 'sb-promptory-auth-token'

const PREFIX = 'sb-'
// A session that storage could not take lives as long as the page.
const unstored = new Map<string, string>()

function markUnstored(): void {
  window.hasUnstoredSession = unstored.size > 0
}

/** The auth library's storage: the device's, or this page's memory where the device's is blocked or full. */
export const authStorage = {
  getItem: (key: string): string | null => unstored.get(key) ?? readStored(key) ?? null,
  setItem(key: string, value: string): void {
    if (writeStored(key, value)) unstored.delete(key)
    else {
      // What is left of an older session would be found again by the next page.
      writeStored(key, undefined)
      unstored.set(key, value)
    }
    markUnstored()
  },
  removeItem(key: string): void {
    unstored.delete(key)
    markUnstored()
    writeStored(key, undefined)
  },
}

/** Parts of keys that stand for the project: the auth library's old default, and the id of a hosted project. */
function projectMarkers(backend: string): string[] {
  const hosted = /^https:\/\/([a-z0-9]{16,})\.supabase\./.exec(backend)?.[1]
  return ['supabase.auth', ...(hosted ? [hosted] : [])]
}

/**
 * Forgets every stored auth entry: keys that begin with `sb-` or contain a marker of the project.
 * The site's own entries (`promptory:`), unsaved posts among them, stay.
 * @param backend address of the backend, which names a hosted project
 */
export function clearAuthEntries(backend: string): void {
  const markers = projectMarkers(backend)
  const isAuthEntry = (key: string) =>
    key.startsWith(PREFIX) || (!key.startsWith('promptory:') && markers.some((marker) => key.includes(marker)))
  unstored.clear()
  markUnstored()
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name]
      for (const key of Object.keys(storage).filter(isAuthEntry)) storage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
