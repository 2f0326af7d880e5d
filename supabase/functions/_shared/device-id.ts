import { DEVICE_ID_HEADER } from './contracts/functions.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID; what callers name themselves or their calls by is taken in no other form. */
export function isUuid(text: string | null): text is string {
  return text !== null && UUID.test(text)
}

/** The device that a request names itself as. Null where it does not, or not properly: then only its network counts. */
export function deviceId(request: Request): string | null {
  const value = request.headers.get(DEVICE_ID_HEADER)
  return isUuid(value) ? value.toLowerCase() : null
}
