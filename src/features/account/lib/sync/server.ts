import {
  type ItemChange,
  type ItemOutcome,
  KEEP_ITEMS_FUNCTION,
  keepItemsAnswer,
  keptItem,
  type KeptItem,
  keptTotals,
} from '@contracts/keep-items.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readSession } from '@/lib/stored-session'
import { SyncError, type SyncParts } from './sync-once'

const PAGE = 500
// Codes for a missing right (Postgres) and an invalid token (PostgREST).
const ENDED = /^(?:42501|PGRST30\d)$/

interface Answer<T> {
  readonly data: T
  readonly error: { readonly code?: string } | null
  readonly status: number
}

/**
 * The account's side of syncing.
 * @param account id; refuses answers to another account's session, or to none
 */
export function createServer(client: SupabaseClient, account: string): SyncParts['server'] {
  async function ask<T>(call: () => PromiseLike<Answer<unknown>>, schema: z.ZodMiniType<T>): Promise<T> {
    const isSame = () => readSession()?.user.id === account
    if (!isSame()) throw new SyncError('ended')
    const { data, error, status } = await Promise.resolve(call()).catch(() => {
      throw new SyncError('offline')
    })
    if (!isSame()) throw new SyncError('ended')
    if (error) throw new SyncError(status === 401 || ENDED.test(error.code ?? '') ? 'ended' : 'offline')
    const answer = schema.safeParse(data)
    if (!answer.success) throw new SyncError('offline')
    return answer.data
  }

  return {
    totals: () =>
      ask(
        () => client.from('kept_totals').select('revision,items,bytes,forgotten_revision').maybeSingle(),
        z.nullable(keptTotals),
      ),
    rows: async (after) => {
      const rows = new Map<string, KeptItem>()
      for (let from = after; ; ) {
        const start = from
        const page = await ask(
          () =>
            client
              .from('kept_items')
              .select('kind,key,value,revision,changed_at')
              .gt('revision', start)
              .order('revision')
              .limit(PAGE),
          z.array(keptItem),
        )
        for (const row of page) rows.set(`${row.kind} ${row.key}`, row)
        const last = page.at(-1)
        if (!last) return [...rows.values()]
        from = last.revision
      }
    },
    keep: (changes: readonly ItemChange[]): Promise<ItemOutcome[]> =>
      ask(() => client.rpc(KEEP_ITEMS_FUNCTION as never, { p_items: changes } as never), keepItemsAnswer),
  }
}
