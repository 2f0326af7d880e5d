import { Check, Copy } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { blanksOf, fillBlanks, NO_ANSWERS, openBlanksOf, withAnswer } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { focusBlank, LivePrompt } from '@/components/live-prompt'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type ImprovedKind, improve, improvementsOf } from '../lib/improve-prompt'
import { RESULT_MESSAGES as MESSAGES } from '../result-messages'

export interface ImprovedPromptProps {
  prompt: string
  kind: ImprovedKind
}

/** A prompt with the changes that would make it better; each can be left out. */
export default function ImprovedPrompt({ prompt, kind }: ImprovedPromptProps) {
  const deferred = useDeferredValue(prompt)
  const improvements = useMemo(() => improvementsOf(deferred, kind), [deferred, kind])
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const text = useRef<HTMLParagraphElement>(null)
  const { isCopied, show } = useCopied()
  const change = useId()

  if (!improvements) return <Notice>Only prompts in English can be checked here.</Notice>
  if (improvements.length === 0) return <Notice>Nothing to change: everything the check looks for is there.</Notice>
  const improved = improve(
    deferred,
    improvements.filter(({ id }) => !leftOut.has(id)),
  )
  const count = blanksOf(improved).length
  const open = openBlanksOf(improved, answers).length
  const toggle = (id: string) => {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }
  const copy = async () => {
    const isDone = await copyText(fillBlanks(improved, answers))
    if (isDone) show()
    else if (text.current) selectContents(text.current)
    const message = isDone ? MESSAGES.copied : MESSAGES.copyRefused
    void showToast(message.kind, message.title)
  }

  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-rule border-y border-rule" aria-label="Changes">
        {improvements.map(({ id, label, reason }) => (
          <li key={id} className="flex items-start gap-3 py-1.5 text-ui">
            <input
              type="checkbox"
              className="mt-2.5 size-5 flex-none cursor-pointer accent-[var(--accent-fill)]"
              id={`${change}-${id}`}
              checked={!leftOut.has(id)}
              onChange={() => toggle(id)}
            />
            <label className="min-h-target cursor-pointer py-2" htmlFor={`${change}-${id}`}>
              <b className="font-[560]">{label}.</b> <span className="text-ink-soft">{reason}</span>
            </label>
          </li>
        ))}
      </ul>
      <LivePrompt
        ref={text}
        className="font-serif text-[1.1875rem] leading-[1.6] wrap-anywhere whitespace-pre-line"
        label="Improved prompt"
        text={improved}
        answers={answers}
        onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
      />
      <ButtonRow className="items-center">
        <Button look="primary" data-done={isCopied || undefined} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy improved prompt'}
        </Button>
        {count > 0 && (
          <Button look="quiet" onClick={() => focusBlank(text.current)}>
            {count - open} of {count} filled
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
