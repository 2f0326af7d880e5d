import { useState } from 'react'
import type { HistoryApi } from '../api/history'
import { readAllDrafts } from './drafts'
import { useHistoryQuery } from './use-history-query'

/** Number of drafts on the server and on this device, as far as they can be counted. */
export function useDraftCount(history: HistoryApi): number {
  const { data } = useHistoryQuery(['drafts'], () => history.drafts())
  const [own] = useState(() => readAllDrafts().length)
  return own + (data?.length ?? 0)
}
