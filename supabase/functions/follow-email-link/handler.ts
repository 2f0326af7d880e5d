import { FOLLOW_EMAIL_LINK_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type EmailLinkRequest,
  type EmailLinkResponse,
  emailLinkRequest,
  emailLinkResponse,
} from '../_shared/contracts/email-link.ts'
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
  /** Gives the list that the link was about, or null. Null where the function runs without a backend. */
  readonly follow: ((request: EmailLinkRequest) => Promise<unknown>) | null
  readonly now?: () => number
}

/** Answers calls of `follow-email-link`: a link in a mail confirms its address, or takes it off the list. */
export function createHandler({ cors, log, follow, now = Date.now }: Dependencies) {
  return createEndpoint({ name: FOLLOW_EMAIL_LINK_FUNCTION, cors, log, now }, async (request) => {
    const link = validated(emailLinkRequest, await readJson(request))
    if (!follow) throw unavailable('database_not_set_up')
    const list = await follow(link).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    })
    const answer = emailLinkResponse.safeParse({ list })
    if (!answer.success) throw unavailable('database_nonsense')
    return jsonResponse(answer.data satisfies EmailLinkResponse)
  })
}

function unavailable(detail: string): ApiError {
  return new ApiError(
    'service_unavailable',
    'The list cannot be reached at the moment. Please try again in a minute.',
    {
      detail,
      headers: { 'retry-after': '60' },
    },
  )
}
