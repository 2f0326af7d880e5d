import type { FunctionsProcess } from './functions-process.ts'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { addressReader, type Env, failure, tooLarge } from './http.ts'

/** Functions read 64 KiB themselves; this is the gateway's own limit, far above. */
const BODY_LIMIT = 1024 * 1024
/** How long a request waits for a function that is just starting. */
const START_PATIENCE_MS = 5000
/** How long a function may take until its answer begins, as hosted. */
const ANSWER_TIMEOUT_MS = 150_000

/**
 * Hands a request to a function and its answer back, both as they come: nothing of them is kept here.
 * @param options `addressHeader` tells functions who calls, in place of what the caller claims
 */
export function createProxy({
  addressHeader,
  addressOf = addressReader(),
}: {
  addressHeader: string
  /** the caller's address */
  addressOf?: ((req: Env['Bindings']['incoming']) => string) | undefined
}) {
  return async (target: FunctionsProcess, path: string, { req: { raw }, env }: Context<Env>): Promise<Response> => {
    // fetch cannot send it.
    if (raw.method === 'TRACE') return failure(405, 'method_not_allowed', 'This method is not served.')
    if (Number(raw.headers.get('content-length')) > BODY_LIMIT) return tooLarge(BODY_LIMIT)
    if (!(await target.whenReady(START_PATIENCE_MS))) {
      const sentence = 'This service is starting again; please try in a moment.'
      return failure(503, 'service_unavailable', sentence, { 'retry-after': '1' })
    }
    let size = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > BODY_LIMIT) controller.error(new RangeError('The body is too large.'))
        else controller.enqueue(chunk)
      },
    })
    const headers = new Headers(raw.headers)
    headers.delete('expect') // answered already
    headers.set(addressHeader, addressOf(env.incoming))
    // A caller who leaves lets the function stop working for them. Once it answers, the answer's own stream ends it.
    const ending = new AbortController()
    const leave = () => ending.abort()
    raw.signal.addEventListener('abort', leave)
    if (raw.signal.aborted) leave() // while the functions were starting
    const late = setTimeout(() => ending.abort(new DOMException('Too late.', 'TimeoutError')), ANSWER_TIMEOUT_MS)
    try {
      const body = raw.body && { body: raw.body.pipeThrough(counted), duplex: 'half' as const }
      const address = `http://127.0.0.1:${target.port}${path}`
      const answer = await proxy(address, {
        raw: new Request(address, { method: raw.method, headers, ...body }),
        // The caller follows redirects, not the gateway.
        redirect: 'manual',
        // Given to fetch itself: a signal that passes through a Request hangs on weak references and can be lost.
        customFetch: (request) => fetch(request, { signal: ending.signal }),
      })
      // A function may answer before the whole body has come. The rest of it is never read.
      if (!env.incoming.complete) answer.headers.set('connection', 'close')
      return answer
    } catch (error) {
      if (size > BODY_LIMIT) return tooLarge(BODY_LIMIT)
      return (error as Error).name === 'TimeoutError'
        ? failure(504, 'service_unavailable', 'The service did not answer in time.')
        : failure(502, 'service_unavailable', 'The service broke off; please try again.')
    } finally {
      clearTimeout(late)
      raw.signal.removeEventListener('abort', leave)
    }
  }
}
