import type { ItemChange, ItemOutcome, KeptItem, KeptTotals } from '@contracts/keep-items.ts'
import { KEPT_DELETIONS_MAX, KEPT_ITEMS_MAX, KEPT_KINDS } from '@contracts/kept-items.ts'
import { type DeviceItems } from '@/features/account/lib/sync/device'
import { freshState, type SyncState } from '@/features/account/lib/sync/state'
import { type Items, STORES } from '@/features/account/lib/sync/stores'
import { itemsFor, itemsOf } from '@/features/account/lib/sync/stores'
import { SyncError, type SyncParts, syncOnce } from '@/features/account/lib/sync/sync-once'

interface Kept {
  value: unknown
  changedAt: number
  revision: number
}

/** A database such as jsonb: an object's keys come back in an order of its own. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, asStored(part)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
}

/** An account that answers as `keep_items` does (supabase/migrations), with a clock that a test moves. */
export function madeUpServer({ maxItems = KEPT_ITEMS_MAX, maxDeletions = KEPT_DELETIONS_MAX } = {}) {
  const kept = new Map<string, Kept>()
  let revision = 0
  let forgotten = 0
  const clock = { now: 1_000_000 }
  const living = () => [...kept.values()].filter(({ value }) => value !== null).length

  function keepOne({ kind, key, value: sent, seen, changed_ago }: ItemChange): ItemOutcome {
    const id = `${kind} ${key}`
    const value = asStored(sent)
    const changedAt = clock.now - Math.max(0, changed_ago)
    const stands = kept.get(id)
    const answer = (outcome: ItemOutcome['outcome'], own = stands?.revision ?? 0): ItemOutcome => ({
      kind,
      key,
      outcome,
      revision: own,
      other:
        stands && stands.revision !== seen && outcome !== 'full'
          ? { value: stands.value, revision: stands.revision, changed_at: new Date(stands.changedAt).toISOString() }
          : null,
    })
    if (JSON.stringify(stands?.value ?? null) === JSON.stringify(value)) return { ...answer('kept'), other: null }
    const isUnseen = stands && stands.revision !== seen
    if (isUnseen && KEPT_KINDS[kind].onConflict === 'ask') return answer('conflict')
    if (isUnseen && stands.changedAt >= changedAt) return answer('older')
    if (value !== null && (stands?.value ?? null) === null && living() >= maxItems) return answer('full')
    revision += 1
    kept.set(id, { value, changedAt, revision })
    return answer('kept', revision)
  }

  function forget() {
    const deleted = [...kept]
      .filter(([, { value }]) => value === null)
      .toSorted(([, a], [, b]) => b.revision - a.revision)
    for (const [id, row] of deleted.slice(maxDeletions)) {
      kept.delete(id)
      forgotten = Math.max(forgotten, row.revision)
    }
  }

  return {
    clock,
    /** Every value that stands, as text. */
    text: () => JSON.stringify([...kept.values()].map(({ value }) => value)),
    living,
    api: {
      totals: async (): Promise<KeptTotals | null> =>
        revision === 0 ? null : { revision, items: living(), bytes: 0, forgotten_revision: forgotten },
      rows: async (after: number): Promise<KeptItem[]> =>
        [...kept]
          .filter(([, row]) => row.revision > after)
          .toSorted(([, a], [, b]) => a.revision - b.revision)
          .map(([id, row]) => {
            const [kind = '', ...rest] = id.split(' ')
            return { kind, key: rest.join(' '), value: row.value, revision: row.revision, changed_at: '' }
          }),
      keep: async (changes: readonly ItemChange[]) => {
        const outcomes = changes.map(keepOne)
        forget()
        return outcomes
      },
    } satisfies SyncParts['server'],
  }
}

type Server = ReturnType<typeof madeUpServer>
type Row = Record<string, unknown>

/** A device with stores of its own, whose clock is wrong by `skew`. */
export function madeUpDevice(server: Server, { skew = 0, account = 'ana' } = {}) {
  const stores = new Map<string, readonly Row[]>()
  let kept: SyncState | undefined
  const faults = { isOffline: false, isFull: false, losesAnswers: false }
  const rowsOf = (key: string) => (stores.get(key) ?? []) as readonly Row[]

  const read = (): DeviceItems => ({
    items: new Map(STORES.flatMap((store) => itemsOf(store, rowsOf(store.deviceKey)))),
    unreadable: new Set(),
  })
  const write = (items: Items) => {
    if (faults.isFull) return false
    for (const store of STORES)
      stores.set(store.deviceKey, store.toRows(itemsFor(store, items), rowsOf(store.deviceKey)) as readonly Row[])
    return true
  }
  const call = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (faults.isOffline) throw new SyncError('offline')
    const answer = await ask()
    if (faults.losesAnswers) throw new SyncError('offline')
    return answer
  }
  const parts: SyncParts = {
    account,
    device: { read, write },
    state: {
      read: () => kept ?? freshState(account),
      write: (next) => {
        kept = structuredClone(next)
        return true
      },
    },
    server: {
      totals: () => call(server.api.totals),
      rows: (after) => call(() => server.api.rows(after)),
      keep: (changes) => call(() => server.api.keep(changes)),
    },
    now: () => server.clock.now + skew,
  }
  return {
    faults,
    rows: rowsOf,
    /** Changes a store as its feature would. */
    change: (key: string, edit: (rows: readonly Row[]) => readonly Row[]) => stores.set(key, edit(rowsOf(key))),
    read,
    text: () => JSON.stringify([...stores.values()]),
    sync: () => syncOnce(parts),
  }
}
