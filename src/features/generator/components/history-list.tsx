import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ForgetAll } from '@/components/forget-all'
import { KeepEverywhere } from '@/components/keep-everywhere'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { useHasSession } from '@/lib/session'
import { clearHistory, type GeneratedPrompt, HISTORY_LIMIT } from '../lib/history'
import { readHistory } from '../lib/read-history'

export interface HistoryListProps {
  /** Id of the newest prompt. A new id makes the list read the device again. */
  latestId: string | undefined
  onRestore: (prompt: GeneratedPrompt) => void
  /** Called after the list has been cleared. */
  onClear: () => void
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The prompts made on this device, to reopen or delete. */
export default function HistoryList({ latestId, onRestore, onClear }: HistoryListProps) {
  const list = useRef<HTMLDetailsElement>(null)
  const hasSession = useHasSession()
  const [prompts, setPrompts] = useState<readonly GeneratedPrompt[]>([])

  // A new prompt is a reason to read again.
  useEffect(() => setPrompts(readHistory()), [latestId])

  if (prompts.length === 0) return null
  return (
    <Disclosure ref={list} className="mt-6 border-y border-rule">
      <summary>
        Your last prompts <span className="text-ink-muted">({prompts.length})</span>
      </summary>
      <p className="text-small leading-normal text-ink-muted">The last {HISTORY_LIMIT} are kept.</p>
      <KeepEverywhere />
      <ol>
        {prompts.map((prompt) => (
          <li key={prompt.id} className="border-b border-rule pt-4 pb-2">
            <p className="line-clamp-2 max-w-[44rem] font-serif [unicode-bidi:plaintext]">{prompt.text}</p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted tabular-nums">
              <span>
                {modelLabel(prompt.model)}, {categoryLabel(prompt.category).toLowerCase()}
              </span>
              <time dateTime={prompt.createdAt}>{DATE.format(new Date(prompt.createdAt))}</time>
              <Button look="quiet" onClick={() => onRestore(prompt)}>
                <RotateCcw className="i" aria-hidden />
                Restore<span className="sr-only">: {prompt.text.slice(0, 60)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <ForgetAll
        label="Clear"
        question={`Forget all prompts kept on this device${hasSession ? ', and in your account' : ''}?`}
        count={prompts.length}
        onForget={() => {
          clearHistory()
          onClear()
        }}
        // The list is removed with the button, so the open tab gets the focus.
        neighbour={() => list.current?.closest('[data-generator]')?.querySelector<HTMLElement>('[aria-selected=true]')}
      />
    </Disclosure>
  )
}
