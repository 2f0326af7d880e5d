import { clearAuthEntries } from '@/lib/auth-storage'
import { backendUrl } from '@/lib/env'
import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'

// Raised by the function itself, with a sentence for the account's owner.
const NOT_NOW = '55006'
const NO_SESSION = '42501'

/**
 * Deletes the account with everything it keeps, and signs this device out.
 * @throws Error with a sentence for its owner
 */
export async function deleteAccount(): Promise<void> {
  const { error } = await supabase().rpc('delete_own_account')
  if (error) {
    if (error.code === NOT_NOW) throw new Error(error.message)
    throw new Error(error.code === NO_SESSION ? MESSAGES.syncProblems.ended : MESSAGES.notDeleted)
  }
  clearAuthEntries(backendUrl())
}
