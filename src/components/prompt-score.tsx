import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { PromptScoreProps } from './prompt-score-view'

const View = lazy<ComponentType<PromptScoreProps>>(() =>
  // If the rules do not load (offline), the hint is left out.
  import('./prompt-score-view').catch(() => ({ default: () => null })),
)

/**
 * What a prompt still lacks, in one quiet line that opens into the whole list. It advises and never blocks.
 * Nothing is shown for an empty text or one in another language. Rules and list come with the first text.
 */
export function PromptScore({ text, kind }: PromptScoreProps) {
  // Not prerendered: a boundary that is still loading must not block updates.
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  return (
    <div className="score font-sans text-small leading-normal text-ink-muted">
      {isAlive && text.trim() !== '' && (
        <Suspense>
          <View text={text} kind={kind} />
        </Suspense>
      )}
    </div>
  )
}
