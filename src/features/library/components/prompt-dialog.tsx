import { Check, Copy, ExternalLink, X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { LibraryItem } from '@/content/library'
import { blanksOf, fillBlanks, piecesOf } from '@/shared/lib/blanks'
import { copyText } from '@/shared/lib/clipboard'
import { openTarget } from '@/shared/lib/open-in'
import { selectContents } from '@/shared/lib/select-contents'
import { useCopied } from '@/shared/lib/use-copied'
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
  const [message, setMessage] = useState<'copied' | 'copyRefused'>()
  const { isCopied, show } = useCopied()

  const text = fillBlanks(item.prompt, answers)
  const { label, url, needsPaste } = openTarget(item.model, text)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // A field would call up the keyboard of a phone, over the text that one wants to read first.
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (isTouched) heading.current?.focus()
    else (firstField.current ?? heading.current)?.focus()
  }, [])

  const copy = async () => {
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
          <button className="icon-btn" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X className="i" aria-hidden />
          </button>
        </div>
        <p ref={preview} className="full">
          {piecesOf(item.prompt, answers).map((piece, index) =>
            piece.blank === undefined ? (
              piece.text
            ) : (
              <span
                key={index}
                className={`slot${piece.isFilled ? ' filled' : ''}${piece.blank === current ? ' now' : ''}`}
              >
                {piece.text}
              </span>
            ),
          )}
        </p>
        <div className="selects">
          {blanksOf(item.prompt).map(({ name }, index) => (
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
            </div>
          ))}
        </div>
        <div className="dlg-foot">
          {/* Said in here: while a dialog is open, the page's own messages are out of sight and hearing. */}
          <p role="status" className={`small${message === 'copyRefused' ? ' bad' : ''}`}>
            {message && MESSAGES[message]}
          </p>
          <div className="btn-row">
            <button
              className={`btn btn-primary copy${isCopied ? ' done' : ''}`}
              type="button"
              onClick={() => void copy()}
            >
              {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
              {isCopied ? 'Copied!' : 'Copy prompt'}
            </button>
            <a
              className="btn btn-secondary"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => {
                if (needsPaste) void copy()
              }}
            >
              <ExternalLink className="i" aria-hidden />
              {needsPaste ? `Copy and open ${label}` : `Open in ${label}`}
              <span className="sr"> (opens a new tab)</span>
            </a>
          </div>
        </div>
      </div>
    </dialog>
  )
}
