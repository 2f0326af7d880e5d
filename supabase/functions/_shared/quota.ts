import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { Pseudonyms } from './pseudonyms.ts'
import { timeLimit } from './time-limit.ts'

/** What is counted: a device, the network it is in, and the whole site. */
export const QUOTA_SCOPES = ['device', 'address', 'site'] as const
export type QuotaScope = (typeof QUOTA_SCOPES)[number]

/** Who asks. A caller without a device id counts by network only; one without an address shares one with all such. */
export interface Caller {
  readonly deviceId: string | null
  readonly address: string | null
}

/** A use that was taken, as it has to be given back. */
export interface Use {
  readonly day: string
  readonly device: string | null
  readonly address: string
}

/** What comes back of a use: all of it, or what the device has, while address and site keep counting it. */
export type UsePart = 'whole' | 'device'

export type QuotaAnswer =
  | { readonly isAllowed: true; readonly use: Use }
  | { readonly isAllowed: false; readonly refusedBy: QuotaScope; readonly retryAt: Date }

/** The counters could not be reached, or answered nonsense. */
export class QuotaUnavailableError extends Error {
  override name = 'QuotaUnavailableError'
}

/** Counts the uses of one feature by UTC day. */
export interface Quota {
  /** Takes one use, or says who refused it and until when. */
  take(caller: Caller): Promise<QuotaAnswer>
  /** Gives back a use that led to nothing. */
  giveBack(use: Use, part: UsePart): Promise<void>
}

export interface QuotaOptions {
  /** A client with the secret key. */
  readonly client: Pick<SupabaseClient, 'rpc'>
  readonly feature: string
  readonly limits: Readonly<Record<QuotaScope, number>>
  readonly pseudonyms: Pseudonyms
  readonly now?: () => number
  readonly timeoutMs?: number
}

/**
 * Callers wait in line when many come at once; with the AI's 30 s it still fits into what the browser waits for. What
 * the database waits for its locks has to be less (`take_quota`).
 */
export const QUOTA_TIMEOUT_MS = 4_000
// Better one shared network for all callers without an address than a way around the cap.
const UNKNOWN_ADDRESS = 'unknown'

const takeAnswer = z.object({
  allowed: z.boolean(),
  refused_by: z.nullable(z.enum(QUOTA_SCOPES)),
  retry_at: z.nullable(z.string()),
})

/** A quota that is counted in the project's database; the counting itself is one statement there. */
export function createQuota(options: QuotaOptions): Quota {
  const { client, feature, limits, pseudonyms, now = Date.now, timeoutMs = QUOTA_TIMEOUT_MS } = options

  async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const limit = timeLimit(timeoutMs)
    try {
      const { data, error } = await client.rpc(name, args).abortSignal(limit.signal)
      if (error) throw new QuotaUnavailableError(`The database answered ${error.code || 'nothing'}.`)
      return data
    } catch (error) {
      if (error instanceof QuotaUnavailableError) throw error
      throw new QuotaUnavailableError('The database could not be reached.', { cause: error })
    } finally {
      limit.clear()
    }
  }

  return {
    async take({ deviceId, address }) {
      // The day that is hashed is the day that is counted, also in the second around midnight.
      const day = new Date(now()).toISOString().slice(0, 10)
      const use: Use = {
        day,
        device: deviceId && (await pseudonyms(day, 'device', deviceId)),
        address: await pseudonyms(day, 'address', address ?? UNKNOWN_ADDRESS),
      }
      const data = await call('take_quota', {
        p_feature: feature,
        p_day: day,
        p_device: use.device,
        p_address: use.address,
        p_device_limit: limits.device,
        p_address_limit: limits.address,
        p_site_limit: limits.site,
      })
      const { data: answer } = takeAnswer.safeParse(data)
      if (answer?.allowed) return { isAllowed: true, use }
      if (!answer?.refused_by || !answer.retry_at) throw new QuotaUnavailableError('The database answered nonsense.')
      return { isAllowed: false, refusedBy: answer.refused_by, retryAt: new Date(answer.retry_at) }
    },
    async giveBack(use, part) {
      if (part === 'device') {
        if (use.device) await call('return_device_use', { p_feature: feature, p_day: use.day, p_device: use.device })
        return
      }
      await call('return_quota', {
        p_feature: feature,
        p_day: use.day,
        p_device: use.device,
        p_address: use.address,
      })
    },
  }
}
