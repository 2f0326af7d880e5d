import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backendKey, backendUrl } from '@/lib/env'
import { authStorage } from './auth-storage'
import { SESSION_KEY } from './session'
import type { Database } from './database.types'

/** Time limit of a backend call; callers can set a shorter one by a signal. */
const CALL_TIMEOUT_MS = 10_000

let calls = new AbortController()

/**
 * Aborts every running call except those about the session. Used at sign-out: the answers are no longer needed, and
 * calls that arrive after the session has ended would be refused.
 */
export function abortCalls(): void {
  calls.abort()
  calls = new AbortController()
}

/** `fetch` with a time limit that also covers an answer that stalls. */
const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(CALL_TIMEOUT_MS)]
  if (init?.signal) signals.push(init.signal)
  if (!String(input instanceof Request ? input.url : input).includes('/auth/v1/')) signals.push(calls.signal)
  return fetch(input, { ...init, signal: AbortSignal.any(signals) })
}

let client: SupabaseClient<Database> | undefined

/**
 * The backend's client with the signed-in account's rights, one per page. Only for the admin area and signed-in
 * visitors; other pages use the small clients.
 */
export function supabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(backendUrl(), backendKey() || 'none', {
    auth: {
      storageKey: SESSION_KEY,
      storage: authStorage,
      persistSession: true,
      autoRefreshToken: true,
      // PKCE: another site's code works only with a secret that this device has kept (RFC 7636).
      flowType: 'pkce',
      // The account page exchanges it (features/account).
      detectSessionInUrl: false,
      experimental: { passkey: true },
    },
    global: { fetch: fetchInTime },
  })
  return client
}

/** A client that stores nothing and does not refresh its session, for checking a password. */
export function createTrialClient(): SupabaseClient<Database> {
  return createClient<Database>(backendUrl(), backendKey() || 'none', {
    auth: {
      storageKey: `${SESSION_KEY}-trial`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  })
}
