import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type AdminAccount, adminAccount } from '../_shared/contracts/manage-admins.ts'
import { callDatabase, DatabaseUnavailableError } from '../_shared/database-call.ts'
import { ApiError } from '../_shared/http.ts'

const TIMEOUT_MS = 8_000

const accounts = z.array(z.object({ id: z.guid(), is_confirmed: z.boolean(), has_password: z.boolean() }))

/** Manages the accounts that may enter the admin area, with the secret key. */
export interface Admins {
  list(): Promise<AdminAccount[]>
  /** Throws an `ApiError` if it is the last admin. */
  revoke(id: string): Promise<void>
  /**
   * Makes an account an admin. Returns a new password if the account did not exist or had none (it signed in by mailed
   * codes, which admins cannot use), else null. Throws an `ApiError` if the account was never confirmed.
   */
  invite(email: string): Promise<string | null>
}

/** @param client with the secret key */
export function createAdmins(client: SupabaseClient): Admins {
  const call = (name: string, args: Record<string, unknown>) => callDatabase(client, name, args, TIMEOUT_MS)

  /** Creates an account, or sets the first password of the one with this id. */
  const setPassword = async (email: string, password: string, id: string | undefined): Promise<string> => {
    const { data, error } = id
      ? await client.auth.admin.updateUserById(id, { password })
      : await client.auth.admin.createUser({ email, password, email_confirm: true })
    if (data.user) return data.user.id
    // The embedded backend has no admin API and answers with one of these.
    if (error?.status === 404 || error?.status === 401) {
      throw new ApiError(
        'invalid_request',
        'Nobody has an account with a password and this address, and this backend makes none here. Run “npm run make-admin” on the server.',
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
      // A stranger may have signed up with this address before its owner did.
      if (known && !known.is_confirmed) {
        throw new ApiError(
          'invalid_request',
          'The account with this address was never confirmed, so it may not be theirs. Run “npm run make-admin” on the server.',
          { detail: 'account_not_confirmed' },
        )
      }
      const password = known?.has_password ? null : newPassword()
      const id = password === null ? known?.id : await setPassword(email, password, known?.id)
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
