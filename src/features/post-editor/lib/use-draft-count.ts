import { useState } from 'react'
import type { HistoryApi } from '../api/history'
import { readAllDrafts } from './drafts'
import { useHistoryQuery } from './use-history-query'

/** How many drafts there are, on the server and on this device; those that cannot be counted are left out. */
export function useDraftCount(history: HistoryApi): number {
  const { data } = useHistoryQuery(['drafts'], () => history.drafts())
  const [own] = useState(() => readAllDrafts().length)
  return own + (data?.length ?? 0)
}
