import { REBUILD_SITE_FUNCTION } from '../_shared/contracts/functions.ts'
import { type RebuildSiteResponse, rebuildSiteRequest } from '../_shared/contracts/rebuild-site.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { Cors } from '../_shared/cors.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { readJson } from '../_shared/read-json.ts'
import type { RequireAdmin } from '../_shared/require-admin.ts'
import { sameText } from '../_shared/same-text.ts'
import { validated } from '../_shared/validated.ts'

/** Header with the secret that the database's webhook and this function share. */
export const SECRET_HEADER = 'x-webhook-secret'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null if no build can be started. */
  readonly secret: string | null
  readonly requireAdmin: RequireAdmin
  /** Whether a build may start now; false if the last one began less than the pause ago, in seconds. */
  readonly mayStart: (pause: number) => Promise<boolean>
  /** Undoes what `mayStart` recorded, if the build did not start. */
  readonly giveBack: () => Promise<unknown>
  /** Starts a build of the site. Rejects if the host refuses. */
  readonly start: () => Promise<void>
  readonly now?: () => number
}

/** Edits made within the pause after a build wait for the next one, at the latest the nightly build. */
const PAUSE_AFTER_EDITS = 600
/** An admin who asks for a build has a reason; two presses in a row are one. */
const PAUSE_AFTER_PRESS = 60

/**
 * Answers calls of `rebuild-site`: the database reports a changed article, or an admin asks for a build, and the host
 * rebuilds the site.
 */
export function createHandler(dependencies: Dependencies) {
  const { cors, log, secret, requireAdmin, mayStart, giveBack, start, now = Date.now } = dependencies

  const startAfter = async (pause: number) => {
    const isFree = await mayStart(pause).catch(() => {
      throw unavailable('database_unreachable')
    })
    if (!isFree) return false
    await start().catch(async () => {
      // Otherwise nothing could be built until the pause ends. If the database is unreachable, that happens.
      await giveBack().catch(() => undefined)
      throw unavailable('host_refused')
    })
    return true
  }

  const answerAdmin = async (request: Request): Promise<RebuildSiteResponse> => {
    await requireAdmin(request)
    const { does } = validated(rebuildSiteRequest, await readJson(request))
    if (does === 'ask') return { canBuild: secret !== null, isStarted: false }
    if (!secret) throw unavailable('not_set_up')
    return { canBuild: true, isStarted: await startAfter(PAUSE_AFTER_PRESS) }
  }

  return createEndpoint({ name: REBUILD_SITE_FUNCTION, cors, log, now }, async (request, context) => {
    if (!request.headers.has(SECRET_HEADER)) return jsonResponse(await answerAdmin(request))
    // The webhook's body is ignored, because a build reads all articles anyway.
    await request.body?.cancel()
    if (request.method !== 'POST') throw new ApiError('method_not_allowed', 'Please use POST.')
    if (!secret) throw unavailable('not_set_up')
    if (!(await sameText(request.headers.get(SECRET_HEADER) ?? '', secret))) {
      throw new ApiError('unauthenticated', 'The secret of the webhook is wrong or missing.', { detail: 'secret' })
    }
    const isStarted = await startAfter(PAUSE_AFTER_EDITS)
    if (!isStarted) context.note('paused')
    return jsonResponse({ isStarted })
  })
}

const unavailable = (detail: string) =>
  new ApiError('service_unavailable', 'No build can be started at the moment.', { detail })
