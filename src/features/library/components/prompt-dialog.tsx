import { Bookmark, Check, Copy, X } from 'lucide-react'
import { type MouseEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LibraryItem } from '@/content/library'
import { blanksOf, fillBlanks, piecesOf } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { isFavourite, setFavourite, watchFavourites } from '@/lib/favourites'
import { answersBefore, rememberAnswers } from '@/lib/remembered-answers'
import { scoreKind } from '@/lib/score-kind'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { AnswerChips } from '@/components/answer-chips'
import { OpenInLink } from '@/components/open-in-link'
import { PromptScore } from '@/components/prompt-score'
import { MESSAGES } from '../messages'
import { Badges, PremiumBadge } from './badges'

interface PromptDialogProps {
  item: LibraryItem
  /** What has been filled in so far, by the name of the blank. */
  answers: Readonly<Record<string, string>>
  onAnswer: (name: string, answer: string) => void
  onClose: () => void
}

/** One item in full: its blanks as fields, the text that comes of them, and ways to take it along. */
export function PromptDialog({ item, answers, onAnswer, onClose }: PromptDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const preview = useRef<HTMLParagraphElement>(null)
  const firstField = useRef<HTMLTextAreaElement>(null)
  const isPressedOutside = useRef(false)
  const [current, setCurrent] = useState<string>()
  const [message, setMessage] = useState<'copied' | 'copyRefused' | 'saved' | 'notSaved'>()
  const { isCopied, show } = useCopied()
  // As they were when the dialog opened: nothing moves while one types.
  const [fields] = useState(() => blanksOf(item.prompt).map(({ name }) => ({ name, before: answersBefore(name) })))
  const address = `/ai-prompts#${item.id}`
  const isSaved = useSyncExternalStore(
    watchFavourites,
    () => isFavourite(address),
    () => false,
  )

  const text = fillBlanks(item.prompt, answers)

  // Before the next frame: an effect would open it a frame later.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // A field would call up the keyboard of a phone, over the text that one wants to read first.
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (isTouched) heading.current?.focus()
    else (firstField.current ?? heading.current)?.focus()
  }, [])

  const toggleSaved = () => {
    const favourite = { address, text, page: item.title, savedAt: new Date().toISOString() }
    const isDone = setFavourite(favourite, !isSaved)
    setMessage(isDone ? (isSaved ? undefined : 'saved') : 'notSaved')
  }

  const copy = async () => {
    rememberAnswers(answers)
    setMessage(undefined)
    // Selected first: the page behind is out of reach, so a browser that refuses its clipboard copies this.
    if (preview.current) selectContents(preview.current)
    const isDone = await copyText(text)
    setMessage(isDone ? 'copied' : 'copyRefused')
    if (!isDone) return
    window.getSelection()?.removeAllRanges()
    show()
  }

  // Only a press that began and ended beside the sheet closes it: a selection may end there, too.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) dialog.current?.close()
        isPressedOutside.current = false
      }}
    >
      <div className="dlg">
        <div className="dlg-head">
          <div>
            <Badges item={item}>
              <PremiumBadge item={item} />
            </Badges>
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
              {item.title}
            </h2>
          </div>
          <div className="dlg-tools">
            <button className="act" type="button" aria-pressed={isSaved} onClick={toggleSaved}>
              <Bookmark className="i" aria-hidden />
              Save
            </button>
            <button className="icon-btn" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
              <X className="i" aria-hidden />
            </button>
          </div>
        </div>
        <p ref={preview} className="full">
          {piecesOf(item.prompt, answers).map((piece, index) =>
            piece.blank === undefined ? (
              piece.text
            ) : (
              <span
                key={index}
                className={`slot ${piece.isFilled ? 'filled' : ''}${piece.blank === current ? ' now' : ''}`}
              >
                {piece.text}
              </span>
            ),
          )}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, before }, index) => (
            <div className="field" key={name}>
              <label htmlFor={`${id}-${index}`}>{name}</label>
              <textarea
                ref={index === 0 ? firstField : undefined}
                className="input"
                id={`${id}-${index}`}
                rows={1}
                value={answers[name] ?? ''}
                onChange={(event) => onAnswer(name, event.target.value)}
                onFocus={() => setCurrent(name)}
                onBlur={() => setCurrent(undefined)}
              />
              <AnswerChips
                blank={name}
                answers={before}
                value={answers[name] ?? ''}
                onTake={(taken) => onAnswer(name, taken)}
              />
            </div>
          ))}
        </div>
        <PromptScore text={text} kind={scoreKind(item.model)} />
        <div className="dlg-foot">
          {/* Said in here: while a dialog is open, the page's own messages are out of sight and hearing. */}
          <p role="status" className={`small ${message === 'copyRefused' || message === 'notSaved' ? 'bad' : ''}`}>
            {message && MESSAGES[message]}
          </p>
          <div className="btn-row">
            <button
              className={`btn btn-primary copy ${isCopied ? 'done' : ''}`}
              type="button"
              onClick={() => void copy()}
            >
              {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
              {isCopied ? 'Copied!' : 'Copy prompt'}
            </button>
            <OpenInLink model={item.model} prompt={text} onCopy={copy} onOpen={() => rememberAnswers(answers)} />
          </div>
        </div>
      </div>
    </dialog>
  )
}
