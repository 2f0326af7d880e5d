import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { UNKNOWN_ADDRESS } from './client-address.ts'
import { callDatabase, DatabaseUnavailableError } from './database-call.ts'
import type { Pseudonyms } from './pseudonyms.ts'

/** What is counted: a device, the network it is in, and the whole site. */
export const QUOTA_SCOPES = ['device', 'address', 'site'] as const
export type QuotaScope = (typeof QUOTA_SCOPES)[number]

/** The caller. Without a device id it counts by network only; callers without an address share one. */
export interface Caller {
  readonly deviceId: string | null
  readonly address: string | null
}

/** A use that was taken, with what is needed to give it back. */
export interface Use {
  readonly day: string
  readonly device: string | null
  readonly address: string
}

/** The part of a use to give back: all of it, or only the device's, while address and site keep counting it. */
export type UsePart = 'whole' | 'device'

/** Whose uses are used up, and when the next one is due. */
export interface QuotaRefusal {
  readonly refusedBy: QuotaScope
  readonly retryAt: Date
}

export type QuotaAnswer =
  | { readonly isAllowed: true; readonly use: Use }
  | ({ readonly isAllowed: false } & QuotaRefusal)

/** Counts the uses of one feature by UTC day. */
export interface Quota {
  /** Takes one use, or says who refused it and until when. */
  take(caller: Caller): Promise<QuotaAnswer>
  /** Gives back a use whose work failed. */
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
 * Calls queue up when many come at once. Together with the AI's 30 s this must fit into the browser's timeout, and it
 * must be longer than the database's lock timeout (`take_quota`).
 */
export const QUOTA_TIMEOUT_MS = 4_000

const countAnswer = z.object({
  allowed: z.boolean(),
  refused_by: z.nullable(z.enum(QUOTA_SCOPES)),
  retry_at: z.nullable(z.string()),
})

/**
 * Reads the answer of a counting function of the database: null if the use was allowed, else who refused it and until
 * when. Throws a `DatabaseUnavailableError` if it is no such answer.
 */
export function readRefusal(data: unknown): QuotaRefusal | null {
  const { data: answer } = countAnswer.safeParse(data)
  if (answer?.allowed) return null
  if (!answer?.refused_by || !answer.retry_at) throw new DatabaseUnavailableError('The database answered nonsense.')
  return { refusedBy: answer.refused_by, retryAt: new Date(answer.retry_at) }
}

/** A quota that the project's database counts, in one statement. */
export function createQuota(options: QuotaOptions): Quota {
  const { client, feature, limits, pseudonyms, now = Date.now, timeoutMs = QUOTA_TIMEOUT_MS } = options

  const call = (name: string, args: Record<string, unknown>) => callDatabase(client, name, args, timeoutMs)

  return {
    async take({ deviceId, address }) {
      // Computed once, so the hash and the counter use the same day even around midnight.
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
      const refusal = readRefusal(data)
      return refusal ? { isAllowed: false, ...refusal } : { isAllowed: true, use }
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
