import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import type { PromptLine } from '@contracts/generate-prompt.ts'
import type { ModelId } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '@/components/ui/chip'
import { shelfLink } from '@/lib/prompt-link'
import { MOST_BLANKS, type PromptLines, rememberChoice, switched } from '../lib/line-choices'

/** A request this short also works as a search. */
const FEW_WORDS = 8

interface LineSwitchesProps {
  lines: PromptLines
  model: ModelId
  onChange: (lines: PromptLines) => void
}

/** The lines added to a request, each with a switch, and those that can be added. */
export function LineSwitches({ lines, model, onChange }: LineSwitchesProps) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  // Lines that were on at first stay rows, so a line turned off is not lost among the others.
  const [rows, setRows] = useState(() => new Set(lines.choices.filter(({ isOn }) => isOn).map((line) => line.id)))
  const shown = lines.choices.filter((line) => line.isOn || rows.has(line.id))
  const further = lines.choices.filter((line) => !shown.includes(line))

  const toggle = (line: PromptLine) => {
    const next = switched(lines, line.id, model)
    if (typeof next === 'string') {
      setRefusal(
        next === 'words'
          ? `“${line.label}” would take the prompt past ${PROMPT_WORD_LIMIT} words, so it stays off.`
          : `“${line.label}” stays off: ${MOST_BLANKS} blanks are enough. Turn off one of the others first.`,
      )
      return
    }
    setRefusal('')
    setRows((before) => new Set(before).add(line.id))
    rememberChoice(lines.kind, { id: line.id, isOn: !line.isOn })
    onChange(next)
  }

  return (
    <section className="grid gap-3" aria-label="What was added">
      {shown.length === 0 ? (
        <p className="text-ui text-ink-soft">
          This says what it needs. Nothing was added.{' '}
          {countWords(lines.request) <= FEW_WORDS && <Link to={shelfLink(lines.request)}>Look for a ready prompt</Link>}
        </p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule" aria-label="Added lines">
          {shown.map((line) => (
            <li key={line.id} className="flex items-start gap-3 py-1.5 text-ui">
              <input
                type="checkbox"
                className="mt-2.5 size-5 flex-none cursor-pointer accent-[var(--accent-fill)]"
                id={`${id}-${line.id}`}
                checked={line.isOn}
                onChange={() => toggle(line)}
              />
              <label className="min-h-target min-w-0 cursor-pointer py-2 wrap-anywhere" htmlFor={`${id}-${line.id}`}>
                {line.label !== line.text && <b className="font-[560]">{line.label}. </b>}
                <span className="text-ink-soft">{line.text.replace(/: e\.g\. [^\]]*\]/gu, ']')}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5" role="group" aria-label="Lines to add">
          <span className="mr-1 text-small text-ink-muted">Add:</span>
          {further.map((line) => (
            <Chip key={line.id} aria-pressed={false} onClick={() => toggle(line)}>
              {line.label}
            </Chip>
          ))}
        </div>
      )}
      <p className="text-small text-danger empty:hidden" role="status">
        {refusal}
      </p>
    </section>
  )
}
