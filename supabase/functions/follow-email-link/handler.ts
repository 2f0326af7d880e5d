import { FOLLOW_EMAIL_LINK_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type EmailLinkRequest,
  type EmailLinkResponse,
  emailLinkRequest,
  emailLinkResponse,
} from '../_shared/contracts/email-link.ts'
import { emailLink, ONE_CLICK } from '../_shared/contracts/email-lists.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { readForm, readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Resolves to the list that the link is for, or null. Null if the function runs without a backend. */
  readonly follow: ((request: EmailLinkRequest) => Promise<unknown>) | null
  /** Origin of the site. */
  readonly site: string
  readonly now?: () => number
}

/**
 * Answers calls of `follow-email-link`: a link in a mail confirms its address or takes it off the list. The site's page
 * sends JSON. Mail programs post to `?leave=TOKEN` (RFC 8058). A GET there only redirects to the page, because
 * programs open links without being asked.
 */
export function createHandler({ cors, log, follow, site, now = Date.now }: Dependencies) {
  const answer = async (link: EmailLinkRequest) => {
    if (!follow) throw unavailable('database_not_set_up')
    const list = await follow(link).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    })
    const checked = emailLinkResponse.safeParse({ list })
    if (!checked.success) throw unavailable('database_nonsense')
    return jsonResponse(checked.data satisfies EmailLinkResponse)
  }

  return createEndpoint({ name: FOLLOW_EMAIL_LINK_FUNCTION, cors, log, now }, async (request, context) => {
    const token = new URL(request.url).searchParams.get('leave')
    if (token === null) return answer(validated(emailLinkRequest, await readJson(request)))
    const link = validated(emailLinkRequest, { does: 'leave', token })
    if (request.method === 'GET' || request.method === 'HEAD') return toPage(emailLink(site, 'leave', link.token))
    const form = await readForm(request)
    if (form.get(ONE_CLICK.field) !== ONE_CLICK.value)
      throw new ApiError('invalid_request', 'This is not how a list is left.', { detail: 'not_one_click' })
    context.note('one_click')
    return answer(link)
  })
}

const toPage = (address: string) =>
  new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })

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
