import { Bookmark, Check, Copy, X } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState, useSyncExternalStore } from 'react'
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
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
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
  const preview = useRef<HTMLParagraphElement>(null)
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

  // A field would call up the keyboard of a phone, over the text that one wants to read first.
  const isHeadingFirst = fields.length === 0 || window.matchMedia('(pointer: coarse)').matches
  const text = fillBlanks(item.prompt, answers)
  // Title and text answer the press; the fields follow at once.
  const isWhole = useDeferredValue(true, !isHeadingFirst)

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

  return (
    <Dialog isLight onClose={onClose}>
      <DialogBody>
        <div className="flex items-start justify-between gap-4">
          <div>
            <Badges item={item}>
              <PremiumBadge item={item} />
            </Badges>
            <DialogTitle className="mt-3" tabIndex={-1} data-first={isHeadingFirst || undefined}>
              {item.title}
            </DialogTitle>
          </div>
          <div className="-mt-2 -mr-3 flex flex-none items-center">
            <Button
              look="quiet"
              className="aria-pressed:[&_.i]:fill-current"
              aria-pressed={isSaved}
              onClick={toggleSaved}
            >
              <Bookmark className="i" aria-hidden />
              Save
            </Button>
            <DialogClose className={buttonClass('icon')} aria-label="Close">
              <X className="i" aria-hidden />
            </DialogClose>
          </div>
        </div>
        <p ref={preview} className="font-serif text-[1.1875rem] leading-[1.55] wrap-anywhere whitespace-pre-wrap">
          {piecesOf(item.prompt, answers).map((piece, index) =>
            piece.blank === undefined ? (
              piece.text
            ) : (
              <span
                key={index}
                className={`slot ${piece.isFilled ? 'filled' : ''} ${piece.blank === current ? 'now after:content-none' : ''}`}
              >
                {piece.text}
              </span>
            ),
          )}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {isWhole &&
            fields.map(({ name, before }, index) => (
              <Field className="content-start" key={name}>
                <label htmlFor={`${id}-${index}`}>{name}</label>
                <TextArea
                  data-first={(index === 0 && !isHeadingFirst) || undefined}
                  isPlain
                  className="block max-h-36 field-sizing-content"
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
              </Field>
            ))}
        </div>
        {isWhole && <PromptScore text={text} kind={scoreKind(item.model)} />}
        <DialogFooter>
          {/* Said in here: while a dialog is open, the page's own messages are out of sight and hearing. */}
          <p
            role="status"
            className={`mb-1 min-h-[1.5em] text-small font-[520] ${message === 'copyRefused' || message === 'notSaved' ? 'text-danger' : 'text-accent'}`}
          >
            {message && MESSAGES[message]}
          </p>
          <ButtonRow>
            <Button look="primary" data-done={isCopied || undefined} className="min-w-38" onClick={() => void copy()}>
              {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
              {isCopied ? 'Copied!' : 'Copy prompt'}
            </Button>
            <OpenInLink model={item.model} prompt={text} onCopy={copy} onOpen={() => rememberAnswers(answers)} />
          </ButtonRow>
        </DialogFooter>
      </DialogBody>
    </Dialog>
  )
}
