import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backendKey, backendUrl } from '@/lib/env'
import { authStorage, SESSION_KEY } from './auth-storage'
import type { Database } from './database.types'

/** A call to the backend is given up after this long; calls bring shorter limits of their own by a signal. */
const CALL_TIMEOUT_MS = 10_000

/** `fetch` that gives up, also on an answer that stops half-way. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(CALL_TIMEOUT_MS)
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit })
}

let client: SupabaseClient<Database> | undefined

/**
 * The backend's client with the signed-in account's rights, one a page. For the admin area only: public pages
 * call the backend through the small clients. Realtime is never connected.
 */
export function supabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(backendUrl(), backendKey() || 'none', {
    auth: {
      storageKey: SESSION_KEY,
      storage: authStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  })
  return client
}

/** A client that keeps nothing and follows nothing: to find out whether a password is right. */
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
