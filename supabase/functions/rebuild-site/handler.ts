import { REBUILD_SITE_FUNCTION } from '../_shared/contracts/functions.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { Cors } from '../_shared/cors.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { sameText } from './same-text.ts'

/** Where the database's webhook puts the secret that it shares with this function. */
export const SECRET_HEADER = 'x-webhook-secret'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null where no build can be started. */
  readonly secret: string | null
  /** Whether a build may be started now, or the last one began a moment ago. */
  readonly mayStart: () => Promise<boolean>
  /** Takes back what `mayStart` has noted, for a build that did not begin. */
  readonly giveBack: () => Promise<unknown>
  /** Starts a build of the site. Rejects where the host refuses. */
  readonly start: () => Promise<void>
  readonly now?: () => number
}

/** Answers calls of `rebuild-site`: the database tells of a changed article, and the host builds the site anew. */
export function createHandler({ cors, log, secret, mayStart, giveBack, start, now = Date.now }: Dependencies) {
  return createEndpoint({ name: REBUILD_SITE_FUNCTION, cors, log, now }, async (request, context) => {
    // What the webhook says of the change is not read: a build reads all articles anyway.
    await request.body?.cancel()
    if (request.method !== 'POST') throw new ApiError('method_not_allowed', 'Please use POST.')
    if (!secret) throw unavailable('not_set_up')
    if (!(await sameText(request.headers.get(SECRET_HEADER) ?? '', secret))) {
      throw new ApiError('unauthenticated', 'The secret of the webhook is wrong or missing.', { detail: 'secret' })
    }
    const isStarted = await mayStart().catch(() => {
      throw unavailable('database_unreachable')
    })
    if (!isStarted) {
      context.note('paused')
      return jsonResponse({ isStarted })
    }
    await start().catch(async () => {
      // Otherwise nothing would be built for the whole pause. Where the database is away, the pause passes.
      await giveBack().catch(() => undefined)
      throw unavailable('host_refused')
    })
    return jsonResponse({ isStarted })
  })
}

const unavailable = (detail: string) =>
  new ApiError('service_unavailable', 'No build can be started at the moment.', { detail })
