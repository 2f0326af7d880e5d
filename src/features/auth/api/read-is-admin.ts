import { supabase } from '@/lib/supabase-client'

/** The admin flag could not be read; carries the answer's status, 0 if there was no answer. */
export class AdminFlagError extends Error {
  override readonly name = 'AdminFlagError'
  readonly status: number

  constructor(status: number) {
    super(`The admin flag could not be read (status ${status}).`)
    this.status = status
  }
}

/**
 * Whether an account's own profile makes it an admin.
 * @throws AdminFlagError if the backend refuses, cannot be reached, or gives an invalid answer
 */
export async function readIsAdmin(userId: string): Promise<boolean> {
  const { data, error, status } = await supabase()
    .from('profiles')
    .select('is_admin')
    .eq('id', userId)
    .retry(false)
    .single()
  const flag: unknown = (data as { is_admin?: unknown } | null)?.is_admin
  if (error || typeof flag !== 'boolean') throw new AdminFlagError(status)
  return flag
}
