import { REQUEST_BODY_MAX_BYTES } from './contracts/limits.ts'
import { ApiError } from './http.ts'

// With the u flag this matches only unpaired halves, which are invalid in UTF-8, JSON and PostgreSQL.
const LONE_SURROGATE = /\p{Surrogate}/gu
/** Events of services are longer than what pages send. */
const RAW_MAX_BYTES = 4 * REQUEST_BODY_MAX_BYTES
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** Reads the JSON of a POST. Throws an `ApiError` for anything else. */
export async function readJson(request: Request, maxBytes = REQUEST_BODY_MAX_BYTES): Promise<unknown> {
  requirePost(request)
  if (!JSON_TYPE.test(request.headers.get('content-type')?.trim() ?? '')) {
    throw new ApiError('unsupported_media_type', 'Please send the request as application/json.')
  }
  return parse(decode(await readBytes(request, maxBytes)))
}

/** The text of a POST as it was sent, byte for byte, for whoever checks its signature. */
export async function readRaw(request: Request): Promise<string> {
  requirePost(request)
  return decode(await readBytes(request, RAW_MAX_BYTES))
}

/** A beacon names a thing and no more. */
const BEACON_MAX_BYTES = 256

/** The JSON of a POST that a page sends on its way, as text: browsers ask nobody before such a call. */
export async function readBeacon(request: Request): Promise<unknown> {
  requirePost(request)
  return parse(decode(await readBytes(request, BEACON_MAX_BYTES)))
}

/** Accepts a POST whose body the function does not use; a body beyond the limit is refused all the same. */
export async function readNothing(request: Request): Promise<void> {
  requirePost(request)
  await readBytes(request)
}

/** Reads the fields of a posted form. Throws an `ApiError` for anything else. */
export async function readForm(request: Request): Promise<FormData> {
  requirePost(request)
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request)
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ApiError('invalid_request', 'The request is not a form.', { detail: 'bad_form' })
  })
}

function requirePost(request: Request): void {
  if (request.method !== 'POST') {
    throw new ApiError('method_not_allowed', 'Please send a POST request.', { headers: { allow: 'POST, OPTIONS' } })
  }
}

/** Stops reading at the limit, whatever length the request declares. */
async function readBytes(request: Request, maxBytes = REQUEST_BODY_MAX_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    await request.body?.cancel().catch(() => undefined)
    throw tooLarge(maxBytes)
  }
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new ApiError('invalid_request', 'The request broke off.', { detail: 'body_broke_off' })
    })
    if (!chunk || chunk.done) return bytes.subarray(0, length)
    if (length + chunk.value.byteLength > maxBytes) {
      // Not awaited, because a sender that ignores the cancellation must not delay the answer.
      reader?.cancel().catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    bytes.set(chunk.value, length)
    length += chunk.value.byteLength
  }
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError('payload_too_large', `The request may have at most ${maxBytes / 1024} KiB.`)
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
    // Also reached if thousands of nested brackets exhaust the stack.
    throw new ApiError('invalid_request', 'The request is not valid JSON.', { detail: 'bad_json' })
  }
}

function mend(text: string): string {
  if (text.includes('\0')) {
    throw new ApiError('invalid_request', 'The request holds a character that cannot be stored.', { detail: 'nul' })
  }
  return text.replace(LONE_SURROGATE, '\ufffd')
}
