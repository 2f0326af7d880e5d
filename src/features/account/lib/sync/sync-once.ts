import type { ItemChange, ItemOutcome, KeptItem, KeptTotals } from '@contracts/keep-items.ts'
import { KEEP_ITEMS_MAX_CHANGES } from '@contracts/kept-items.ts'
import type { DeviceItems } from './device'
import { fingerprintValue } from './fingerprint-value'
import { freshState, noteChanges, type SyncState } from './state'
import { askAgain, bytesOf, changesToSend, type Step, settle, takeOutcomes, takeRows } from './steps'
import type { Items } from './stores'

/** Why syncing failed. */
export type SyncProblem =
  /** No usable answer. */
  | 'offline'
  /** The session or the account no longer exists. */
  | 'ended'
  /** This device's storage is full. */
  | 'device-full'

export class SyncError extends Error {
  override readonly name = 'SyncError'
  readonly problem: SyncProblem
  constructor(problem: SyncProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What syncing depends on; tests pass their own. */
export interface SyncParts {
  readonly account: string
  readonly device: { readonly read: () => DeviceItems; readonly write: (items: Items) => boolean }
  readonly state: {
    /** A fresh one if there is none. */
    readonly read: () => SyncState
    readonly write: (state: SyncState) => boolean
  }
  /** The account. Each call throws a `SyncError`. */
  readonly server: {
    readonly totals: () => Promise<KeptTotals | null>
    /** The latest of each item above a revision. */
    readonly rows: (after: number) => Promise<KeptItem[]>
    readonly keep: (changes: readonly ItemChange[]) => Promise<ItemOutcome[]>
  }
  /** Milliseconds. */
  readonly now: () => number
}

/** What could not be sent. */
export interface SyncResult {
  /** Items for which the account has no room. */
  readonly full: number
  /** Items that are too large by themselves. */
  readonly tooLarge: number
}

/** Limit of a call; its last change may exceed it, and all together stay below the backend's 640 KiB. */
const CALL_BYTES = 400_000
/** Limit of rounds; two devices that change the same items converge soon, and the rest waits for the next run. */
const MAX_TURNS = 5

function* inCalls(changes: readonly ItemChange[]): Generator<ItemChange[]> {
  let call: ItemChange[] = []
  let bytes = 0
  for (const change of changes) {
    call.push(change)
    bytes += bytesOf(change)
    if (call.length < KEEP_ITEMS_MAX_CHANGES && bytes < CALL_BYTES) continue
    yield call
    call = []
    bytes = 0
  }
  if (call.length > 0) yield call
}

/**
 * Syncs a device with its account: takes what is new, then sends what was changed here. Reads the device again after
 * every answer, because somebody may be using it. An interrupted run is completed by the next one.
 * @throws SyncError
 */
export async function syncOnce({ account, device, state, server, now }: SyncParts): Promise<SyncResult> {
  const keepState = (next: SyncState) => {
    if (!state.write(next)) throw new SyncError('device-full')
  }
  // The device first: items that only the state knows would count as deleted.
  const take = (make: (device: DeviceItems, state: SyncState) => Step) => {
    const before = device.read()
    const step = make(before, noteChanges(state.read(), before.items, now()))
    if (!device.write(step.items)) throw new SyncError('device-full')
    keepState(settle(step, device.read()))
  }

  // Before anything can fail, because the time of a change decides conflicts.
  keepState(noteChanges(state.read(), device.read().items, now()))
  const totals = await server.totals()
  let known = askAgain(device.read(), state.read())
  // Row-level security hides everything from a session that has ended.
  if (!totals && Object.keys(known.seen).length > 0) throw new SyncError('ended')
  // The account was restored from a backup.
  if (totals && totals.revision < known.revision) known = freshState(account)
  keepState(noteChanges(known, device.read().items, now()))

  if (totals && totals.revision > known.revision) {
    const isWhole = known.revision === 0 || known.revision < totals.forgotten_revision
    const rows = await server.rows(isWhole ? 0 : known.revision)
    if (isWhole) {
      const after = await server.totals()
      // An incomplete answer would look like deletions.
      if (after?.items !== rows.filter(({ value }) => value !== null).length) throw new SyncError('offline')
    }
    take((here, before) => takeRows(here, before, rows, isWhole))
  }

  const refused = new Map<string, string>()
  let largest = 0
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const here = device.read()
    const noted = noteChanges(state.read(), here.items, now())
    keepState(noted)
    const { changes, tooLarge } = changesToSend(here, noted, now())
    largest = tooLarge.length
    const open = changes.filter(({ kind, key, value }) => refused.get(`${kind} ${key}`) !== fingerprintValue(value))
    if (open.length === 0) break
    for (const call of inCalls(open)) {
      const outcomes = await server.keep(call)
      take((onDevice, before) => takeOutcomes(onDevice, before, call, outcomes))
      outcomes.forEach(({ kind, key, outcome }, index) => {
        if (outcome === 'full' || outcome === 'too-large')
          refused.set(`${kind} ${key}`, fingerprintValue(call[index]?.value))
      })
    }
  }
  return { full: refused.size, tooLarge: largest }
}
