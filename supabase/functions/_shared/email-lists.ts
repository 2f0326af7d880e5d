import type { SupabaseClient } from '@supabase/supabase-js'
import { UNKNOWN_ADDRESS, widerNetwork } from './client-address.ts'
import type { JoinEmailListRequest } from './contracts/join-email-list.ts'
import { EMAIL_LIST_DAILY_LIMIT, EMAIL_LIST_HOURLY_LIMIT } from './contracts/limits.ts'
import { callDatabase } from './database-call.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { QUOTA_TIMEOUT_MS, type QuotaRefusal, readRefusal } from './quota.ts'

// Per day. The site's limit protects the disk; reaching it takes dozens of /48 networks or hundreds of IPv4 addresses.
const NETWORK_LIMIT = 300
const SITE_LIMIT = 20_000

/** The lists of e-mail addresses in the project's database. */
export interface EmailLists {
  /**
   * Puts an address on a list; succeeds if it is already there. Returns null, or a refusal if a limit is reached.
   * Throws a `DatabaseUnavailableError`.
   * @param address the caller's network address from `clientAddress`
   */
  join(entry: JoinEmailListRequest, address: string | null): Promise<QuotaRefusal | null>
}

export interface EmailListsOptions {
  /** A client with the secret key. */
  readonly client: Pick<SupabaseClient, 'rpc'>
  readonly pseudonyms: Pseudonyms
  readonly now?: () => number
  readonly timeoutMs?: number
}

/** Lists in the project's database, which counts the network's calls in the same statement. */
export function createEmailLists(options: EmailListsOptions): EmailLists {
  const { client, pseudonyms, now = Date.now, timeoutMs = QUOTA_TIMEOUT_MS } = options
  return {
    async join({ list, email }, address) {
      const day = new Date(now()).toISOString().slice(0, 10)
      const network = address && widerNetwork(address)
      const answer = await callDatabase(
        client,
        'join_email_list',
        {
          p_list: list,
          p_email: email,
          p_day: day,
          p_address: await pseudonyms(day, 'address', address ?? UNKNOWN_ADDRESS),
          p_network: network && (await pseudonyms(day, 'network', network)),
          p_hour_limit: EMAIL_LIST_HOURLY_LIMIT,
          p_day_limit: EMAIL_LIST_DAILY_LIMIT,
          p_network_limit: NETWORK_LIMIT,
          p_site_limit: SITE_LIMIT,
        },
        timeoutMs,
      )
      return readRefusal(answer)
    },
  }
}
