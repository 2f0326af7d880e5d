import { PostgrestClient } from '@supabase/postgrest-js'
import { backendKey, backendUrl } from '@/shared/config/env'

/** The lists that an address can be left for. */
export type SignUpList = 'newsletter' | 'pro'

const TIMEOUT_MS = 10_000
const CREATED = 201

/**
 * Leaves an address for a list. The same address twice is a success.
 * @throws Error where the backend refuses, cannot be reached within ten seconds, or answers something else
 */
export async function signUp(list: SignUpList, email: string): Promise<void> {
  const key = backendKey()
  const client = new PostgrestClient(`${backendUrl()}/rest/v1`, { headers: key ? { apikey: key } : {} })
  const { error, status } = await client
    .from('email_signups')
    .insert({ list, email })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error) throw new Error(error.message)
  // Whatever stands between may answer 200 to everything: a row that was made is told by 201 and nothing else.
  if (status !== CREATED) throw new Error(`The list answered ${status}`)
}
