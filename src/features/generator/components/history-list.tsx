import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import { RotateCcw } from 'lucide-react'
import { ForgetAll } from '@/shared/ui/forget-all'
import { type GeneratedPrompt, HISTORY_LIMIT } from '../model/history'

export interface HistoryListProps {
  /** At least one. */
  prompts: readonly GeneratedPrompt[]
  onRestore: (prompt: GeneratedPrompt) => void
  onClear: () => void
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The prompts made on this device, to take up again or to forget. */
export default function HistoryList({ prompts, onRestore, onClear }: HistoryListProps) {
  return (
    <details className="history fold">
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
      <ForgetAll
        label="Clear"
        question="Forget all prompts kept on this device?"
        count={prompts.length}
        onForget={onClear}
      />
    </details>
  )
}
