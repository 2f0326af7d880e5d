import { ApiError } from './http.ts'
import type { QuotaRefusal, QuotaScope } from './quota.ts'

const MINUTE = 60_000

/** Message for each scope that can refuse; a sentence about the next use is added. */
export type RefusalWording = Readonly<Record<QuotaScope, string>>

/** The answer when a quota is used up: 429 with `Retry-After` and a sentence that says when the next use is due. */
export function quotaRefusal({ refusedBy, retryAt }: QuotaRefusal, wording: RefusalWording, now: number): ApiError {
  const wait = Math.max(retryAt.getTime() - now, 1_000)
  const time = retryAt.toISOString().slice(11, 16)
  return new ApiError(
    'quota_exceeded',
    `${wording[refusedBy]} The next one is due at ${time} UTC, in ${spell(wait)}.`,
    {
      detail: refusedBy,
      retryAt,
      headers: { 'retry-after': String(Math.ceil(wait / 1_000)) },
    },
  )
}

/** A duration such as "5 hours and 12 minutes", rounded up so that a retry is never too early. */
function spell(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE)
  const parts = [plural(Math.floor(minutes / 60), 'hour'), plural(minutes % 60, 'minute')]
  return parts.filter(Boolean).join(' and ')
}

function plural(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}
