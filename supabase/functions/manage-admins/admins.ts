import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type AdminAccount, adminAccount } from '../_shared/contracts/manage-admins.ts'
import { callDatabase, DatabaseUnavailableError } from '../_shared/database-call.ts'
import { ApiError } from '../_shared/http.ts'

const TIMEOUT_MS = 8_000

const accounts = z.array(z.object({ id: z.guid(), is_confirmed: z.boolean() }))

/** The accounts that may enter the admin area, as the secret key reaches them. */
export interface Admins {
  list(): Promise<AdminAccount[]>
  /** Throws an `ApiError` where it is the last one. */
  revoke(id: string): Promise<void>
  /**
   * Makes an account an admin. Gives the password of one that did not exist, or null.
   * Throws an `ApiError` where it was never confirmed.
   */
  invite(email: string): Promise<string | null>
}

/** @param client with the secret key */
export function createAdmins(client: SupabaseClient): Admins {
  const call = (name: string, args: Record<string, unknown>) => callDatabase(client, name, args, TIMEOUT_MS)

  const makeAccount = async (email: string, password: string): Promise<string> => {
    const { data, error } = await client.auth.admin.createUser({ email, password, email_confirm: true })
    if (data.user) return data.user.id
    // The embedded backend has no such service; its answer to the secret key is one or the other.
    if (error?.status === 404 || error?.status === 401) {
      throw new ApiError(
        'invalid_request',
        'Nobody has an account with this address, and this backend makes none here. Run “npm run make-admin” on the server.',
        { detail: 'no_admin_api' },
      )
    }
    throw new DatabaseUnavailableError(`The auth service answered ${error?.status ?? 'nothing'}.`)
  }

  return {
    async list() {
      const rows = z.array(adminAccount).safeParse(await call('list_admins', {}))
      if (!rows.success) throw new DatabaseUnavailableError('The database answered nonsense.')
      return rows.data
    },
    async revoke(id) {
      if ((await call('revoke_admin', { p_id: id })) === 'last') {
        throw new ApiError('invalid_request', 'This is the last admin. Make another one first.', {
          detail: 'last_admin',
        })
      }
    },
    async invite(email) {
      const found = accounts.safeParse(await call('find_account', { p_email: email }))
      if (!found.success) throw new DatabaseUnavailableError('The database answered nonsense.')
      const known = found.data.at(0)
      // It may be a stranger's, who typed this address before its owner came.
      if (known && !known.is_confirmed) {
        throw new ApiError(
          'invalid_request',
          'The account with this address was never confirmed, so it may not be theirs. Run “npm run make-admin” on the server.',
          { detail: 'account_not_confirmed' },
        )
      }
      const password = known ? null : newPassword()
      const id = known?.id ?? (await makeAccount(email, String(password)))
      const { data, error } = await client.from('profiles').update({ is_admin: true }).eq('id', id).select('id')
      if (error || data.length === 0) throw new DatabaseUnavailableError('The account has no profile.')
      return password
    },
  }
}

function newPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
