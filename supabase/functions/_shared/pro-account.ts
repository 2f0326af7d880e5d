import { accessToken, type AccountCheckOptions, createAccountCheck } from './account-check.ts'
import type { CallContext } from './endpoint.ts'
import { ApiError } from './http.ts'

/**
 * The id of the calling account if it has Pro; null for everybody else: visitors, readers, and whoever brings a token
 * that is made up, out of date or of a deleted account. Rejects with an `ApiError` of 503 if it cannot be found out.
 */
export type ProAccount = (request: Request, context: CallContext) => Promise<string | null>

/** Creates the check by the auth service and the database. */
export function createProAccount(options: AccountCheckOptions): ProAccount {
  const check = createAccountCheck(options, 'is_pro')
  return async (request, context) => {
    if (!accessToken(request)) return null
    try {
      const { account, isYes } = await check(request)
      return isYes ? account.id : null
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
      context.note(error.detail ?? error.code)
      return null
    }
  }
}
