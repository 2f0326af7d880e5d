import { DEVICE_ID_HEADER } from './contracts/functions.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID, the only form accepted for ids that callers choose. */
export function isUuid(text: string | null): text is string {
  return text !== null && UUID.test(text)
}

/** The device id that a request sends. Null if it is missing or invalid; then only its network is counted. */
export function deviceId(request: Request): string | null {
  const value = request.headers.get(DEVICE_ID_HEADER)
  return isUuid(value) ? value.toLowerCase() : null
}
