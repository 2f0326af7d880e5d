import { SESSION_CHANGED, SESSION_KEY } from './session'
import { readStored, writeStored } from './storage'

declare global {
  interface Window {
    /**
     * Set if a session lives only in this page's memory. Public pages read it (lib/session.ts) and load no account code.
     */
    hasUnstoredSession?: boolean
  }
}

const PREFIX = 'sb-'
// Sessions, and what belongs to signing in, that storage refused; they last as long as the page.
const unstored = new Map<string, string>()

function announce(): void {
  window.hasUnstoredSession = unstored.has(SESSION_KEY)
  window.dispatchEvent(new Event(SESSION_CHANGED))
}

/** The auth library's storage: the device's, or this page's memory if the device's is blocked or full. */
export const authStorage = {
  getItem: (key: string): string | null => unstored.get(key) ?? readStored(key) ?? null,
  setItem(key: string, value: string): void {
    if (writeStored(key, value)) unstored.delete(key)
    else {
      // Otherwise the next page would find an older session's entry.
      writeStored(key, undefined)
      unstored.set(key, value)
    }
    announce()
  },
  removeItem(key: string): void {
    unstored.delete(key)
    writeStored(key, undefined)
    announce()
  },
}

/** Parts of keys that mark an entry as the project's: the auth library's old default, and a hosted project's id. */
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
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name]
      for (const key of Object.keys(storage).filter(isAuthEntry)) storage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
  }
  announce()
}
