import { createMcpHandler } from '@modelcontextprotocol/server'
import { MCP_FUNCTION } from '../_shared/contracts/functions.ts'
import { REQUEST_BODY_MAX_BYTES } from '../_shared/contracts/limits.ts'
import { clientAddress } from '../_shared/client-address.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { type CallContext, createEndpoint } from '../_shared/endpoint.ts'
import type { Generator } from '../_shared/generator.ts'
import { ApiError } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import type { Quota } from '../_shared/quota.ts'
import { quotaRefusal, type RefusalWording } from '../_shared/quota-refusal.ts'
import { readJson } from '../_shared/read-json.ts'
import type { Reader } from '../_shared/reader.ts'
import type { Catalogue } from './catalogue.ts'
import { createMcpServer } from './mcp-server.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  readonly siteUrl: string
  readonly openCatalogue: () => Promise<Catalogue>
  readonly generate: Generator
  readonly read: Reader
  /** Counts requests by address. Null if there is no database to count in. */
  readonly quota: Quota | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

/** Headers of the protocol that a page's script may send. */
export const MCP_HEADERS = ['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name']

const NETWORK = 'Your network has used its requests for today.'
const REFUSAL: RefusalWording = { device: NETWORK, address: NETWORK, site: 'All of today’s requests have been made.' }

/**
 * Answers calls of `mcp` (Model Context Protocol, streamable HTTP): AI clients find and get prompts, and have a request
 * improved or a text read. Keeps no state between calls, so any instance of the function can answer any call.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now } = dependencies
  return createEndpoint({ name: MCP_FUNCTION, cors, log, now }, async (request, context) => {
    const message = await readJson(request)
    // Older versions of the protocol allow batches. A batch of a thousand calls would count as one request.
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      throw new ApiError('invalid_request', 'Please send one JSON-RPC message as a JSON object.', {
        detail: 'no_message',
      })
    await count(request, context, dependencies)
    const server = createMcpHandler(() => createMcpServer({ ...dependencies, request, context }), {
      maxRequestBodySize: REQUEST_BODY_MAX_BYTES,
      keepAliveMs: 0,
    })
    const answer = await server.fetch(request, { parsedBody: message })
    // The older protocol answers with a stream. Reading it to the end lets the call's log line include its outcome.
    const response = new Response((await answer.text()) || null, answer)
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-content-type-options', 'nosniff')
    return response
  })
}

/** Counts a request. If counting fails, the request is still answered, because the prompts are public. */
async function count(request: Request, context: CallContext, dependencies: Dependencies): Promise<void> {
  const { quota, clientAddressHeader, now = Date.now } = dependencies
  if (!quota) return
  try {
    const taken = await quota.take({ deviceId: null, address: clientAddress(request, clientAddressHeader) })
    if (!taken.isAllowed) throw quotaRefusal(taken, REFUSAL, now())
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    context.note('quota_unreachable')
  }
}
