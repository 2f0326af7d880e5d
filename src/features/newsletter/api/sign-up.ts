import { PostgrestClient } from '@supabase/postgrest-js'
import { backendKey, backendUrl } from '@/shared/config/env'

/** The lists that an address can be left for. */
export type SignUpList = 'newsletter' | 'pro'

const TIMEOUT_MS = 10_000

/**
 * Leaves an address for a list. The same address twice is a success.
 * @throws Error where the backend refuses or cannot be reached within ten seconds
 */
export async function signUp(list: SignUpList, email: string): Promise<void> {
  const key = backendKey()
  const client = new PostgrestClient(`${backendUrl()}/rest/v1`, { headers: key ? { apikey: key } : {} })
  const { error } = await client
    .rpc('sign_up_email', { p_list: list, p_email: email })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error) throw new Error(error.message)
}
