import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { clearHistory, type GeneratedPrompt, HISTORY_LIMIT, readHistory } from '../model/history'

interface HistoryProps {
  /** Identifier of the prompt made last; a new one is read from the device. */
  latestId: string | undefined
  onRestore: (prompt: GeneratedPrompt) => void
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The prompts made on this device, to take up again or to forget. Nothing is shown before there is one. */
export function History({ latestId, onRestore }: HistoryProps) {
  const [prompts, setPrompts] = useState<GeneratedPrompt[]>([])
  const [isAsking, setIsAsking] = useState(false)

  // A new prompt is a reason to read again.
  useEffect(() => setPrompts(readHistory()), [latestId])

  if (prompts.length === 0) return null
  return (
    <details className="history">
      <summary>
        Your last prompts <span className="muted">({prompts.length})</span>
      </summary>
      <p className="small">The last {HISTORY_LIMIT} are kept on this device only.</p>
      <ol>
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <p>{prompt.text}</p>
            <div className="meta">
              <span>
                {modelLabel(prompt.model)}, {categoryLabel(prompt.category).toLowerCase()}
              </span>
              <time dateTime={prompt.createdAt}>{DATE.format(new Date(prompt.createdAt))}</time>
              <button className="act" type="button" onClick={() => onRestore(prompt)}>
                <RotateCcw className="i" aria-hidden />
                Restore<span className="sr">: {prompt.text.slice(0, 60)}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {isAsking ? (
        <div className="btn-row" role="group" aria-label="Forget all prompts kept on this device?">
          <button
            className="btn btn-danger"
            type="button"
            onClick={() => {
              clearHistory()
              setPrompts([])
              setIsAsking(false)
            }}
          >
            Forget all {prompts.length}
          </button>
          <button className="btn btn-secondary" type="button" onClick={() => setIsAsking(false)}>
            Keep them
          </button>
        </div>
      ) : (
        <button className="act" type="button" onClick={() => setIsAsking(true)}>
          <Trash2 className="i" aria-hidden />
          Clear
        </button>
      )}
    </details>
  )
}
