import { PREVIEW_DRAFT_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type PreviewDraftResponse,
  previewDraftRequest,
  previewDraftResponse,
} from '../_shared/contracts/preview-draft.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Resolves to the draft with this secret, or null. Null if the function runs without a backend. */
  readonly findDraft: ((secret: string) => Promise<unknown>) | null
  readonly now?: () => number
}

/** Answers calls of `preview-draft`: returns the draft of a link to anybody, and null if the link does not work. */
export function createHandler({ cors, log, findDraft, now = Date.now }: Dependencies) {
  return createEndpoint({ name: PREVIEW_DRAFT_FUNCTION, cors, log, now }, async (request) => {
    const { secret } = validated(previewDraftRequest, await readJson(request))
    if (!findDraft) throw unavailable('database_not_set_up')
    const draft = await findDraft(secret).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    })
    const checked = previewDraftResponse.safeParse({ draft })
    if (!checked.success) throw unavailable('database_nonsense')
    return jsonResponse(checked.data satisfies PreviewDraftResponse)
  })
}

function unavailable(detail: string): ApiError {
  return new ApiError(
    'service_unavailable',
    'The draft cannot be reached at the moment. Please try again in a minute.',
    { detail, headers: { 'retry-after': '60' } },
  )
}
