import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { storedHistory } from '../lib/history'
import type { HistoryListProps } from './history-list'

// First-time visitors have no history. If the code fails to load, the page works without the list.
const HistoryList = lazy<ComponentType<HistoryListProps>>(() =>
  import('./history-list').catch(() => ({ default: () => null })),
)

/** The prompts made on this device. Nothing is shown before there is one. */
export function History({ latestId, onRestore }: Omit<HistoryListProps, 'onClear'>) {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => setIsKept(storedHistory().length > 0), [latestId])

  if (!isKept) return null
  return (
    <Suspense>
      <HistoryList latestId={latestId} onRestore={onRestore} onClear={() => setIsKept(false)} />
    </Suspense>
  )
}
