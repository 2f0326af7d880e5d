import { clientAddress } from '../_shared/client-address.ts'
import { countReadRequest } from '../_shared/contracts/count-read.ts'
import { COUNT_READ_FUNCTION } from '../_shared/contracts/functions.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { Log } from '../_shared/log.ts'
import type { Quota } from '../_shared/quota.ts'
import { readBeacon } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'
import { isRobot } from './robots.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null where the function runs without a backend. */
  readonly quota: Quota | null
  /** Counts one read of a post that is on the blog. Null where the function runs without a backend. */
  readonly count: ((post: string) => Promise<unknown>) | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

/**
 * Answers calls of `count-read`: somebody has an article before them. Nobody waits for the answer, which is the same
 * whether it was counted or not; the log says which.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, quota, count, clientAddressHeader, now = Date.now } = dependencies
  return createEndpoint({ name: COUNT_READ_FUNCTION, cors, log, now }, async (request, context) => {
    const { post } = validated(countReadRequest, await readBeacon(request))
    // A page's call always has an origin.
    if (isRobot(request) || request.headers.get('origin') === null) context.note('robot')
    else if (!quota || !count) context.note('database_not_set_up')
    else {
      try {
        const taken = await quota.take({ deviceId: null, address: clientAddress(request, clientAddressHeader) })
        if (taken.isAllowed) await count(post)
        else context.note(`quota_${taken.refusedBy}`)
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) throw error
        context.note('database_unreachable')
      }
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
