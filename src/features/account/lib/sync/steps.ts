import type { ItemChange, ItemOutcome, KeptItem } from '@contracts/keep-items.ts'
import { KEPT_KINDS, KEPT_VALUE_MAX_BYTES, type KeptKindId } from '@contracts/kept-items.ts'
import type { DeviceItems } from './device'
import { fingerprintValue } from './fingerprint-value'
import { mergeItem } from './merge'
import { dirtyItems, type SyncState } from './state'
import { type ItemId, itemsFor, type Items, keyOf, kindOf, STORES } from './stores'

/** The result of a step: the device's new items, and the new state. */
export interface Step {
  readonly items: Items
  readonly state: SyncState
}

const isKind = (kind: string): kind is KeptKindId => Object.hasOwn(KEPT_KINDS, kind)
const mayAsk = (kind: KeptKindId) => KEPT_KINDS[kind].onConflict === 'ask'
/** Matches no value, so the item counts as changed until the account has answered. */
const UNDECIDED = '?'

/** A step under construction. */
function begin(items: Items, state: SyncState) {
  const next = new Map(items)
  const seen = { ...state.seen }
  const put = (id: ItemId, value: unknown) => {
    if (value === null || value === undefined) next.delete(id)
    else next.set(id, value)
  }
  return {
    next,
    seen,
    put,
    /** Notes that device and account agree on a value at a revision. Call it after the device's own value is set. */
    agree: (id: ItemId, revision: number, value: unknown) => {
      if (fingerprintValue(value) !== '' || next.has(id)) seen[id] = [revision, fingerprintValue(value)]
      else delete seen[id]
    },
    /** Both have changed it: the device gets the merged value and sends it later. */
    join: (id: ItemId, local: unknown, remote: unknown) => {
      const { value, copies } = mergeItem(kindOf(id), local, remote)
      put(id, value)
      for (const [copyId, copy] of copies) if (!next.has(copyId)) put(copyId, copy)
    },
  }
}

/**
 * Applies the account's rows.
 * @param rows what has changed since `state.revision`, or everything
 * @param isWhole `rows` is everything, so what the device once sent and is missing was deleted
 */
export function takeRows({ items }: DeviceItems, state: SyncState, rows: readonly KeptItem[], isWhole: boolean): Step {
  const step = begin(items, state)
  const there = new Set<string>()
  for (const { kind, key, value, revision } of rows) {
    // A kind that only a newer build knows.
    if (!isKind(kind)) continue
    const id: ItemId = `${kind} ${key}`
    there.add(id)
    const known = state.seen[id]
    // The device's own change coming back.
    if (known && known[0] >= revision) continue
    const local = items.get(id)
    const isChanged = fingerprintValue(local) !== (known?.[1] ?? '')
    if (!isChanged || fingerprintValue(local) === fingerprintValue(value)) {
      step.put(id, value)
      step.agree(id, revision, value)
    } else if (!known || mayAsk(kind)) {
      // At the first sync both sides are kept, whatever the kind.
      step.join(id, local, value)
      step.agree(id, revision, value)
    } else step.seen[id] = [known[0], UNDECIDED]
  }
  if (isWhole) {
    for (const [id, [, print]] of Object.entries(state.seen) as [ItemId, [number, string]][]) {
      if (there.has(id)) continue
      if (fingerprintValue(items.get(id)) === print) step.next.delete(id)
      delete step.seen[id]
    }
  }
  const revision = Math.max(state.revision, ...rows.map((row) => row.revision))
  return { items: step.next, state: { ...state, seen: step.seen, revision } }
}

/** Values from the account that this build cannot store unchanged (a newer build's) count as in sync. */
export function settle({ items: wanted, state }: Step, { items }: DeviceItems): SyncState {
  const seen = { ...state.seen }
  for (const [id, [revision, print]] of Object.entries(seen) as [ItemId, [number, string]][]) {
    const isWanted = fingerprintValue(wanted.get(id)) === print
    if (isWanted) seen[id] = [revision, fingerprintValue(items.get(id))]
  }
  return { ...state, seen }
}

export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** The changes to send. `tooLarge` lists what the account would refuse for its size. */
export function changesToSend(
  { items, unreadable }: DeviceItems,
  state: SyncState,
  now: number,
): { changes: ItemChange[]; tooLarge: ItemId[] } {
  const changes: ItemChange[] = []
  const tooLarge: ItemId[] = []
  for (const id of dirtyItems(state, items)) {
    const value = items.get(id) ?? null
    // Missing, but it may be in a part that could not be read.
    if (value === null && unreadable.has(KEPT_KINDS[kindOf(id)].deviceKey)) continue
    if (value !== null && bytesOf(value) > KEPT_VALUE_MAX_BYTES) {
      tooLarge.push(id)
      continue
    }
    changes.push({
      kind: kindOf(id),
      key: keyOf(id),
      value,
      seen: state.seen[id]?.[0] ?? 0,
      changed_ago: Math.max(0, now - (state.changed[id]?.[1] ?? now)),
    })
  }
  return { changes, tooLarge }
}

/** Applies the account's answer to changes. What has changed here since then stays and is sent next. */
export function takeOutcomes(
  { items }: DeviceItems,
  state: SyncState,
  sent: readonly ItemChange[],
  outcomes: readonly ItemOutcome[],
): Step {
  const step = begin(items, state)
  outcomes.forEach((answer, index) => {
    const change = sent[index]
    if (change?.kind !== answer.kind || change.key !== answer.key) return
    const id: ItemId = `${change.kind} ${change.key}`
    const local = items.get(id)
    const isAsSent = fingerprintValue(local) === fingerprintValue(change.value)
    if (answer.outcome === 'kept') step.agree(id, answer.revision, change.value)
    if (answer.outcome === 'kept' || !answer.other) return
    const { value, revision } = answer.other
    if (answer.outcome === 'conflict') step.join(id, local, value)
    else if (isAsSent) step.put(id, value)
    step.agree(id, revision, value)
  })
  return { items: step.next, state: { ...state, seen: step.seen } }
}

/** Items missing in partly unreadable stores are requested again with everything else. */
export function askAgain({ items, unreadable }: DeviceItems, state: SyncState): SyncState {
  if (unreadable.size === 0) return state
  const lost = STORES.filter(({ deviceKey }) => unreadable.has(deviceKey)).flatMap((store) =>
    (Object.keys(state.seen) as ItemId[]).filter(
      (id) => KEPT_KINDS[kindOf(id)].deviceKey === store.deviceKey && !itemsFor(store, items).has(id),
    ),
  )
  if (lost.length === 0) return state
  const seen = { ...state.seen }
  for (const id of lost) delete seen[id]
  return { ...state, seen, revision: 0 }
}
