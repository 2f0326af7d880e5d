import { readNamedKeys, readUrl } from './env.ts'

/** Address of the auth service, and the publishable key that pages send. */
export interface AuthSettings {
  readonly url: string
  readonly publishableKey: string
}

/**
 * Reads the address and key of the auth service. Returns null if the function runs without a backend; throws a
 * `ConfigurationError` if a setting is invalid.
 */
export function readAuthSettings(environment: (name: string) => string | undefined): AuthSettings | null {
  const get = (name: string) => environment(name)?.trim() || undefined
  const url = get('SUPABASE_URL')
  // Hosted projects inject the last two; the older anon key stops working once legacy keys are switched off.
  const publishableKey =
    get('SUPABASE_PUBLISHABLE_KEY') ??
    readNamedKeys('SUPABASE_PUBLISHABLE_KEYS', get('SUPABASE_PUBLISHABLE_KEYS')) ??
    get('SUPABASE_ANON_KEY')
  if (!url || !publishableKey) return null
  return { url: readUrl('SUPABASE_URL', url), publishableKey }
}
