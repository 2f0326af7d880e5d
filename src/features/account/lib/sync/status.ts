import { useSyncExternalStore } from 'react'
import type { SyncProblem, SyncResult } from './sync-once'

/** The state of syncing in this page. */
export interface SyncStatus {
  readonly isBusy: boolean
  /** Why the last run failed; undefined if it succeeded, or there was none yet. */
  readonly problem?: SyncProblem
  /** When device and account were last in sync. */
  readonly at?: number
  /** What the last run could not send. */
  readonly result?: SyncResult
}

let status: SyncStatus = { isBusy: false }
const listeners = new Set<() => void>()

/** Replaces the status. */
export function setStatus(next: SyncStatus): void {
  status = next
  for (const listener of listeners) listener()
}

export const readStatus = (): SyncStatus => status

export const useSyncStatus = (): SyncStatus =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    readStatus,
    readStatus,
  )
