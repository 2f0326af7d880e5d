import { useSyncExternalStore } from 'react'
import { readStored } from './storage'

/** Storage key of a signed-in account’s session. */
export const SESSION_KEY = 'sb-promptory-auth-token'

/** Dispatched on `window` when a session is stored or removed in this page. */
export const SESSION_CHANGED = 'session-changed'

/** Whether an account is signed in on this device, without loading the account's code. */
export const hasSession = (): boolean => Boolean(window.hasUnstoredSession) || readStored(SESSION_KEY) !== undefined

/** Calls back on a sign-in or sign-out, in this page or another tab. Returns a function that stops watching. */
export function watchSession(onChange: () => void): () => void {
  window.addEventListener(SESSION_CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(SESSION_CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** `hasSession` as it changes; false while prerendering. */
export function useHasSession(): boolean {
  return useSyncExternalStore(watchSession, hasSession, () => false)
}
