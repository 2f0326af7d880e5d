import { REQUEST_BODY_MAX_BYTES } from './contracts/limits.ts'
import { ApiError } from './http.ts'

// With the u flag this meets only halves without a partner: they have no place in UTF-8, JSON or PostgreSQL.
const LONE_SURROGATE = /\p{Surrogate}/gu
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** The JSON of a POST. Everything that is not that is refused as the caller's mistake. */
export async function readJson(request: Request): Promise<unknown> {
  requirePost(request)
  if (!JSON_TYPE.test(request.headers.get('content-type')?.trim() ?? '')) {
    throw new ApiError('unsupported_media_type', 'Please send the request as application/json.')
  }
  return parse(decode(await readBytes(request)))
}

/** Takes a POST whose body, if it has one, says nothing to the function; one beyond the limit is refused all the same. */
export async function readNothing(request: Request): Promise<void> {
  requirePost(request)
  await readBytes(request)
}

function requirePost(request: Request): void {
  if (request.method !== 'POST') {
    throw new ApiError('method_not_allowed', 'Please send a POST request.', { headers: { allow: 'POST, OPTIONS' } })
  }
}

/** Reads up to the limit and not a chunk further, whatever the request says about its length. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > REQUEST_BODY_MAX_BYTES) {
    await request.body?.cancel().catch(() => undefined)
    throw tooLarge()
  }
  const bytes = new Uint8Array(REQUEST_BODY_MAX_BYTES)
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new ApiError('invalid_request', 'The request broke off.', { detail: 'body_broke_off' })
    })
    if (!chunk || chunk.done) return bytes.subarray(0, length)
    if (length + chunk.value.byteLength > REQUEST_BODY_MAX_BYTES) {
      // Not awaited: a sender that does not listen must not hold up the answer.
      reader?.cancel().catch(() => undefined)
      throw tooLarge()
    }
    bytes.set(chunk.value, length)
    length += chunk.value.byteLength
  }
}

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', `The request may have at most ${REQUEST_BODY_MAX_BYTES / 1024} KiB.`)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('invalid_request', 'The request is not valid UTF-8.', { detail: 'bad_utf8' })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? mend(value) : value))
  } catch (error) {
    if (error instanceof ApiError) throw error
    // Also where thousands of nested brackets exhaust the stack.
    throw new ApiError('invalid_request', 'The request is not valid JSON.', { detail: 'bad_json' })
  }
}

function mend(text: string): string {
  if (text.includes('\0')) {
    throw new ApiError('invalid_request', 'The request holds a character that cannot be stored.', { detail: 'nul' })
  }
  return text.replace(LONE_SURROGATE, '\ufffd')
}
