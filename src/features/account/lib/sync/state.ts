import * as z from 'zod/mini'
import { readStoredJson, writeStored } from '@/lib/storage'
import { fingerprintValue } from './fingerprint-value'
import type { ItemId, Items } from './stores'

/** Storage key of the state of syncing. */
export const SYNC_KEY = 'promptory:sync'

const state = z.object({
  /** Id of the account. */
  account: z.string(),
  /** The account's last revision that was read. */
  revision: z.int(),
  /** By item: its revision and the fingerprint of its value when device and account last agreed on it. */
  seen: z.record(z.string(), z.tuple([z.int(), z.string()])),
  /** By item that has changed since: the fingerprint of its value, and when that was noticed (this device's clock). */
  changed: z.record(z.string(), z.tuple([z.string(), z.number()])),
})

/** What the device knows of its account. Plain data: steps change a copy, which is stored last. */
export type SyncState = z.infer<typeof state>

export const freshState = (account: string): SyncState => ({ account, revision: 0, seen: {}, changed: {} })

/** The stored state of an account; a fresh one if there is none, or another account's. */
export function readState(account: string): SyncState {
  const { data } = state.safeParse(readStoredJson(SYNC_KEY))
  return data?.account === account ? data : freshState(account)
}

/** Stores the state; undefined forgets it. False if storage refuses. */
export const writeState = (next: SyncState | undefined): boolean => writeStored(SYNC_KEY, next && JSON.stringify(next))

/** The items that have changed since device and account last agreed. */
export function dirtyItems({ seen }: SyncState, items: Items): ItemId[] {
  const ids = new Set([...(Object.keys(seen) as ItemId[]), ...items.keys()])
  return [...ids].filter((id) => fingerprintValue(items.get(id)) !== (seen[id]?.[1] ?? ''))
}

/** Notes when each changed item was first noticed, and drops those that are in sync again. */
export function noteChanges(before: SyncState, items: Items, now: number): SyncState {
  const changed: SyncState['changed'] = {}
  for (const id of dirtyItems(before, items)) {
    const print = fingerprintValue(items.get(id))
    const known = before.changed[id]
    changed[id] = known?.[0] === print ? known : [print, now]
  }
  return { ...before, changed }
}
