import { supabase } from '@/lib/supabase-client'

/** The admin flag could not be read; carries the answer's status, 0 where none came. */
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
 * @throws AdminFlagError where the backend refuses, cannot be reached, or answers something else
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
