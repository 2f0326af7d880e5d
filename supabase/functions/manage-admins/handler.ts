import { MANAGE_ADMINS_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type ManageAdminsRequest,
  type ManageAdminsResponse,
  manageAdminsRequest,
} from '../_shared/contracts/manage-admins.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { readJson } from '../_shared/read-json.ts'
import { type RequireAdmin, unavailable } from '../_shared/require-admin.ts'
import { validated } from '../_shared/validated.ts'
import type { Admins } from './admins.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  readonly requireAdmin: RequireAdmin
  /** Null if the function runs without a backend. */
  readonly admins: Admins | null
  readonly now?: () => number
}

/** Answers calls of `manage-admins`: an admin lists, adds or removes admins. */
export function createHandler({ cors, log, now, requireAdmin, admins }: Dependencies) {
  return createEndpoint({ name: MANAGE_ADMINS_FUNCTION, cors, log, now }, async (request) => {
    // Runs before the body is read, so that strangers learn nothing from its errors.
    await requireAdmin(request)
    const wanted: ManageAdminsRequest = validated(manageAdminsRequest, await readJson(request))
    if (!admins) throw unavailable('database_not_set_up')
    try {
      const password = await run(wanted, admins)
      return jsonResponse({ admins: await admins.list(), password } satisfies ManageAdminsResponse)
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    }
  })
}

async function run(wanted: ManageAdminsRequest, admins: Admins): Promise<string | null> {
  if (wanted.does === 'invite') return admins.invite(wanted.email)
  if (wanted.does === 'revoke') await admins.revoke(wanted.id)
  return null
}
