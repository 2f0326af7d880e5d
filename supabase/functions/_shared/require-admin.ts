import { type Account, type AccountCheckOptions, createAccountCheck } from './account-check.ts'
import { ApiError } from './http.ts'

export { type Account as Admin, unavailable } from './account-check.ts'

/** Accepts requests of signed-in admins. Rejects with an `ApiError` of 401, 403 or 503 for others. */
export type RequireAdmin = (request: Request) => Promise<unknown>

/**
 * Checks for admins. The database answers with the same function as its policies ask, so an account with a second factor
 * needs it here, too.
 */
export function createRequireAdmin(options: AccountCheckOptions) {
  const check = createAccountCheck(options, 'is_admin')
  return async (request: Request): Promise<Account> => {
    const { account, isYes } = await check(request)
    if (!isYes) throw new ApiError('forbidden', 'You don’t have permission to access the admin area.')
    return account
  }
}
