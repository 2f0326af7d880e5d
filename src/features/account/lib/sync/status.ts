import { useSyncExternalStore } from 'react'
import type { SyncProblem, SyncResult } from './sync-once'

/** How this page's syncing stands. */
export interface SyncStatus {
  readonly isBusy: boolean
  /** Why the last time did not work; undefined if it did, or there was none yet. */
  readonly problem?: SyncProblem
  /** When device and account were last in step. */
  readonly at?: number
  /** What did not get through the last time. */
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
