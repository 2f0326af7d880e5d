import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { clearHistory, type GeneratedPrompt, readHistory } from '../model/history'
import type { HistoryListProps } from './history-list'

interface HistoryProps {
  /** Identifier of the prompt made last; a new one is read from the device. */
  latestId: string | undefined
  onRestore: (prompt: GeneratedPrompt) => void
}

// Whoever comes for the first time has none. Where the code does not come, the page stands without the list.
const HistoryList = lazy<ComponentType<HistoryListProps>>(() =>
  import('./history-list').catch(() => ({ default: () => null })),
)

/** The prompts made on this device. Nothing is shown before there is one. */
export function History({ latestId, onRestore }: HistoryProps) {
  const [prompts, setPrompts] = useState<GeneratedPrompt[]>([])

  // A new prompt is a reason to read again.
  useEffect(() => setPrompts(readHistory()), [latestId])

  if (prompts.length === 0) return null
  return (
    <Suspense>
      <HistoryList
        prompts={prompts}
        onRestore={onRestore}
        onClear={() => {
          clearHistory()
          setPrompts([])
        }}
      />
    </Suspense>
  )
}
