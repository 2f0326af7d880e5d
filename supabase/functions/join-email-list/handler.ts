import { clientAddress } from '../_shared/client-address.ts'
import { JOIN_EMAIL_LIST_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type JoinEmailListRequest,
  type JoinEmailListResponse,
  joinEmailListRequest,
} from '../_shared/contracts/join-email-list.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import type { EmailLists } from '../_shared/email-lists.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { platformWaitUntil } from '../_shared/error-webhook.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { type RefusalWording, quotaRefusal } from '../_shared/quota-refusal.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null if the function runs without a backend. */
  readonly lists: EmailLists | null
  /** Sends an address its confirmation mail, in the background. Null if no mail can be sent. */
  readonly confirm?: ((entry: JoinEmailListRequest) => Promise<void>) | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

const NETWORK_REFUSAL = 'Your network has left as many addresses as it may.'
const REFUSAL: RefusalWording = {
  device: NETWORK_REFUSAL,
  address: NETWORK_REFUSAL,
  site: 'The lists take no more addresses today.',
}

/** Answers calls of `join-email-list`: puts an e-mail address on a list and reveals nothing about the list. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, lists, confirm, clientAddressHeader, now = Date.now } = dependencies
  return createEndpoint({ name: JOIN_EMAIL_LIST_FUNCTION, cors, log, now }, async (request) => {
    const entry: JoinEmailListRequest = validated(joinEmailListRequest, await readJson(request))
    if (!lists) throw unavailable('database_not_set_up')
    const refusal = await lists.join(entry, clientAddress(request, clientAddressHeader)).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    })
    if (refusal) throw quotaRefusal(refusal, REFUSAL, now())
    // Runs after the answer, because the response time would otherwise reveal who is already on a list.
    if (confirm) platformWaitUntil(confirm(entry).catch(() => undefined))
    return jsonResponse({ isOnList: true } satisfies JoinEmailListResponse)
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
