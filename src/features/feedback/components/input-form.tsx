import { FEEDBACK_MAX_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS } from '@contracts/limits.ts'
import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { useHasSession } from '@/lib/session'
import { DRAFT_NOT_KEPT } from '@/lib/use-draft'
import { useLate } from '@/lib/use-late'
import { keyOf } from '@/lib/key-of'
import { LateNotice } from '@/components/late-notice'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { MAX_CHARACTERS } from '../messages'
import { useCounts } from '../lib/use-counts'
import type { useFeedback } from '../lib/use-feedback'
import { PromptHeading } from '@/components/prompt-heading'

interface InputFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  /** False if the text could not be kept on the device. */
  isDraftKept: boolean
  prompt: string | undefined
  onRemovePrompt: () => void
  flow: ReturnType<typeof useFeedback>
}

const withUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

function Counters({ id, characters, words }: { id: string; characters: number; words: number }) {
  const isShort = characters < FEEDBACK_MIN_CHARS
  const isLong = characters > FEEDBACK_MAX_CHARS
  // An empty field is not an error yet.
  const isWrong = isLong || (isShort && characters > 0)
  return (
    <div
      className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-rule px-4 py-[0.7rem] text-small text-ink-muted tabular-nums sm:px-6"
      id={id}
    >
      <span className={isWrong ? 'font-[560] text-danger' : undefined}>
        {withUnit(characters, 'character')}
        {isShort && ` (minimum ${FEEDBACK_MIN_CHARS})`}
        {isLong && ` (maximum ${MAX_CHARACTERS})`}
      </span>
      <span className={words > FEEDBACK_MAX_WORDS ? 'font-[560] text-danger' : undefined}>
        {words} of {FEEDBACK_MAX_WORDS} words
      </span>
    </div>
  )
}

/** Loads what analysing a text needs while there is a network: the worker on this device, the call and the messages. */
function useWarmUp(isWorthIt: boolean): void {
  useEffect(() => {
    if (!isWorthIt) return
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
    if (connection?.saveData) return
    const timer = setTimeout(() => {
      void import('../lib/analyse-on-device').then(({ warmUp }) => warmUp()).catch(() => undefined)
      void import('../api/analyze-feedback').catch(() => undefined)
      void import('@/components/toaster').catch(() => undefined)
    }, 500)
    return () => clearTimeout(timer)
  }, [isWorthIt])
}

/** The form for a text, with its counters. Ctrl+Enter and Cmd+Enter send it. */
export function InputForm({ field, text, onChange, isDraftKept, prompt, onRemovePrompt, flow }: InputFormProps) {
  const id = useId()
  const { characters, words } = useCounts(text)
  const { isLoading, problem, stopWaiting } = flow
  const hasSession = useHasSession()
  const isLate = useLate(stopWaiting !== undefined)
  const isBlocked =
    isLoading || characters < FEEDBACK_MIN_CHARS || characters > FEEDBACK_MAX_CHARS || words > FEEDBACK_MAX_WORDS
  const fieldProblem = problem?.kind === 'text' ? problem.message : undefined
  useWarmUp(characters >= FEEDBACK_MIN_CHARS)

  const submit = () => {
    // Reads the field itself, because on an early press the state may not have the text typed before hydration yet.
    void flow.analyze(field.current?.value ?? text, prompt)
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="grid max-w-[46rem] gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {prompt && <PromptHeading prompt={prompt} onRemove={onRemovePrompt} />}
      <Field isBad={Boolean(fieldProblem)}>
        <label htmlFor={`${id}-text`}>Your text</label>
        <p className="text-small text-ink-muted" id={`${id}-limits`}>
          At least {FEEDBACK_MIN_CHARS} characters. At most {FEEDBACK_MAX_WORDS} words, and {MAX_CHARACTERS} characters
          in all.
        </p>
        <div
          className={`overflow-hidden rounded-control bg-paper-raised focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus ${fieldProblem ? 'border-2 border-danger' : 'border border-rule-strong'}`}
        >
          <textarea
            ref={field}
            className="block min-h-40 w-full resize-y p-4 outline-0 placeholder:text-ink-muted placeholder:opacity-100 read-only:text-ink-soft sm:min-h-88 sm:p-6 font-serif text-reading leading-[1.75] wrap-anywhere"
            id={`${id}-text`}
            name="text"
            rows={6}
            placeholder="Paste a page, or begin here."
            value={text}
            readOnly={isLoading}
            aria-invalid={fieldProblem !== undefined}
            aria-describedby={`${id}-counts ${id}-where${fieldProblem ? ` ${id}-problem` : ''}`}
            onChange={(event) => {
              onChange(event.target.value)
              if (problem?.kind === 'text') flow.clearProblem()
            }}
            onKeyDown={submitByKey}
          />
          <Counters id={`${id}-counts`} characters={characters} words={words} />
        </div>
        {fieldProblem && (
          <FieldError id={`${id}-problem`} role="alert">
            <TriangleAlert className="i" aria-hidden />
            {fieldProblem}
          </FieldError>
        )}
      </Field>
      <ButtonRow className="items-center">
        {/* Not `disabled`, so it can be focused and say what is missing. */}
        <Button
          look="primary"
          size="big"
          className="aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:bg-paper-sunk aria-disabled:text-ink-muted aria-disabled:hover:bg-paper-sunk max-sm:flex-auto"
          type="submit"
          aria-disabled={isBlocked}
          aria-busy={isLoading}
          aria-describedby={`${id}-limits`}
        >
          Analyze My Writing
        </Button>
        <span className="text-small leading-normal text-ink-muted pointer-coarse:hidden">
          <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> with <kbd>Enter</kbd> sends it.
        </span>
      </ButtonRow>
      <div role="status">
        {isLate && stopWaiting && <LateNotice label="Read it on this device instead" onStop={stopWaiting} />}
        {isLoading && !isLate && <Busy>Analyzing your writing...</Busy>}
      </div>
      <p className="text-small text-ink-muted" id={`${id}-where`}>
        Your text goes to our server, and from there to an AI provider if one is connected; it is stored on no server
        {hasSession && ', other than in the writing history of an account with Pro'}.{' '}
        {isDraftKept ? 'The draft stays on this device.' : 'The draft is not kept.'}
      </p>
      {/* Below the button, which must not move when this appears. */}
      {!isDraftKept && (
        <Notice look="bad" role="alert">
          {DRAFT_NOT_KEPT}
        </Notice>
      )}
      {problem?.kind === 'quota' && (
        <div className="grid justify-items-start gap-2" role="alert">
          <Notice>{problem.message} Your text stays here.</Notice>
          <Link className={buttonClass('link')} to="/pricing">
            Upgrade to Pro Plan
          </Link>
        </div>
      )}
      <noscript>
        <Notice>This tool needs JavaScript. Please switch it on to get feedback.</Notice>
      </noscript>
    </form>
  )
}
