import { Bookmark, Check, Copy, Share2, X } from 'lucide-react'
import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import type { LibraryItem } from '@/content/library'
import { type Answers, blanksOf, fillBlanks, openBlanksOf } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { isFavourite, setFavourite, watchFavourites } from '@/lib/favourites'
import { rememberAnswers } from '@/lib/remembered-answers'
import { scoreKind } from '@/lib/score-kind'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { focusBlank, LivePrompt } from '@/components/live-prompt'
import { OpenInLink } from '@/components/open-in-link'
import { blanksLeft } from '@/components/prompt-card'
import { PromptScore } from '@/components/prompt-score'
import { SHARE_MESSAGES, sharePrompt } from '@/components/save-and-share'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { MESSAGES } from '../messages'
import { Badges, PremiumBadge } from './badges'

interface PromptDialogProps {
  item: LibraryItem
  /** What has been filled in so far, by the name of the blank. */
  answers: Answers
  onAnswer: (name: string, answer: string) => void
  onClose: () => void
}

/** Dialog for one item: its text with blanks to fill in, and actions to copy, save and share it. */
export function PromptDialog({ item, answers, onAnswer, onClose }: PromptDialogProps) {
  const preview = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState<string>()
  const [isFailed, setIsFailed] = useState(false)
  const { isCopied, show } = useCopied()
  const address = `/ai-prompts#${item.id}`
  const isSaved = useSyncExternalStore(
    watchFavourites,
    () => isFavourite(address),
    () => false,
  )

  const text = fillBlanks(item.prompt, answers)
  const count = blanksOf(item.prompt).length
  const open = openBlanksOf(item.prompt, answers).length
  // Focusing a blank would open a phone's keyboard over the text to read.
  const isHeadingFirst = count === 0 || window.matchMedia('(pointer: coarse)').matches
  // Renders title and text first, and the rest right after.
  const isWhole = useDeferredValue(true, false)

  const toggleSaved = () => {
    const favourite = { address, text, title: item.title, page: 'Prompt Library', savedAt: new Date().toISOString() }
    const isDone = setFavourite(favourite, !isSaved)
    setIsFailed(!isDone)
    setMessage(isDone ? (isSaved ? undefined : MESSAGES.saved) : MESSAGES.notSaved)
  }

  const share = async () => {
    const { outcome, url } = await sharePrompt({ title: item.title, to: address }, text)
    setIsFailed(outcome === 'refused')
    // If refused, the message shows the address, to be copied by hand.
    const messages = { shared: undefined, copied: SHARE_MESSAGES.copied, refused: `${SHARE_MESSAGES.refused} ${url}` }
    setMessage(messages[outcome])
  }

  const copy = async () => {
    rememberAnswers(answers)
    setMessage(undefined)
    // Selects the text first: if the clipboard refuses, this selection is copied, because `copyText` cannot select its
    // own field outside the dialog.
    if (preview.current) selectContents(preview.current)
    const isDone = await copyText(text)
    setIsFailed(!isDone)
    setMessage(
      isDone ? [MESSAGES.copied, open > 0 && `${blanksLeft(open)}.`].filter(Boolean).join(' ') : MESSAGES.copyRefused,
    )
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
            <Button look="icon" aria-label="Share" title="Share" onClick={() => void share()}>
              <Share2 className="i" aria-hidden />
            </Button>
            <DialogClose className={buttonClass('icon')} aria-label="Close">
              <X className="i" aria-hidden />
            </DialogClose>
          </div>
        </div>
        <LivePrompt
          ref={preview}
          className="font-serif text-[1.1875rem] leading-[1.7] wrap-anywhere whitespace-pre-wrap"
          text={item.prompt}
          isFirst={!isHeadingFirst}
          answers={answers}
          onAnswer={onAnswer}
        />
        {/* Room for what comes: the buttons below it stay under the finger. */}
        <div className="min-h-[4.375rem] sm:min-h-[2.9375rem]">
          {isWhole && <PromptScore text={text} kind={scoreKind(item.model)} />}
        </div>
        <DialogFooter>
          {/* Said in here: while a dialog is open, the page's own messages are out of sight and hearing. */}
          <p
            role="status"
            className={`mb-1 min-h-[1.5em] text-small font-[520] ${isFailed ? 'text-danger' : 'text-accent'}`}
          >
            {message}
          </p>
          <ButtonRow>
            {open > 0 && (
              <Button onClick={() => focusBlank(preview.current)}>
                {count - open} of {count} filled
              </Button>
            )}
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
