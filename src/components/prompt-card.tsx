import { Check, Copy, ExternalLink, type LucideIcon, PenLine } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { type Answers, blanksOf, fillBlanks, openBlanksOf } from '../lib/blanks'
import { copyText } from '../lib/clipboard'
import { writeLink } from '../lib/prompt-link'
import { rememberAnswers } from '../lib/remembered-answers'
import { selectContents } from '../lib/select-contents'
import { useCopied } from '../lib/use-copied'
import { focusBlank, LivePrompt } from './live-prompt'
import { OpenList } from './open-list'
import { showToast } from './toast'

/** A button of a prompt beside Fill in, Copy and Open in. */
export interface CardAction {
  readonly label: string
  readonly icon: LucideIcon
  /** Shown by its icon alone; the label is for screen readers and the tooltip. */
  readonly isIconOnly?: boolean
  readonly isPressed?: boolean
  readonly onPress?: (filled: string) => void
  /** Content that opens below the prompt, instead of an immediate action. */
  readonly panel?: (close: () => void) => ReactNode
}

interface PromptCardProps {
  /** `div` if it is not an item of a list. */
  as?: 'li' | 'div'
  /** Identifier in the page: the fragment of the prompt's address. */
  id?: string
  className: string
  /** Its number, or its day. */
  head?: ReactNode
  /** Heading above the text. */
  title: ReactNode
  /** What the group of its buttons is called. */
  name: string
  text: string
  answers: Answers
  onAnswer: (name: string, value: string) => void
  /**
   * A prompt to write to oneself: its first button opens a blank sheet. A prompt for an AI starts with Copy and Open
   * in.
   */
  isForWriting?: boolean
  /** Shown before the other actions. */
  firstAction?: CardAction | undefined
  actions: readonly CardAction[]
  /** Stands between the text and the buttons. */
  below?: ReactNode
  /** It stands alone on a sheet: its buttons stay below it, and the first one is the loudest. */
  isOnSheet?: boolean
  isHidden?: boolean
  /** The other prompts are hidden, so its whole text is shown. */
  isAlone?: boolean
  /** Called with the prompt as filled in so far, at each press of a button. */
  onUse?: (filled: string) => void
}

// On wide screens the buttons stand beside the text.
const BESIDE =
  'lg:group-focus-within/card:text-ink lg:group-hover/card:text-ink xl:col-start-2 xl:row-start-1 xl:-mt-[0.4rem] xl:-mr-2.5 xl:ml-0 xl:flex-nowrap xl:justify-end xl:whitespace-nowrap'

// Longer texts show only their first lines: on phones above the first limit, everywhere above the second.
const LONG_ON_PHONES = 200
const LONG = 420

/** One prompt with everything that can be done with it: on pages of prompts and among the saved ones. */
export function PromptCard(props: PromptCardProps) {
  const {
    as: Card = 'li',
    id,
    className,
    head,
    title,
    name,
    text,
    answers,
    onAnswer,
    isForWriting,
    firstAction,
    actions,
    below,
    isOnSheet,
    isHidden,
    isAlone,
    onUse,
  } = props
  const shown = useRef<HTMLParagraphElement>(null)
  const [panel, setPanel] = useState<string>()
  // The button that opened the panel; it gets the focus back.
  const [opener, setOpener] = useState<HTMLElement>()
  const [isWhole, setIsWhole] = useState(false)
  const { isCopied, show } = useCopied()

  const filled = fillBlanks(text, answers)
  const count = blanksOf(text).length
  const open = openBlanksOf(text, answers).length
  // Texts with blanks are never folded, so that the blanks are visible.
  const isShown = isOnSheet || count > 0 || text.length <= LONG_ON_PHONES
  const fold = isShown ? undefined : text.length > LONG ? 'always' : 'phone'

  const copy = async () => {
    onUse?.(filled)
    rememberAnswers(answers)
    if (await copyText(filled)) {
      show()
      if (open === 0) void showToast('success', MESSAGES.copied)
      else {
        const fill = { label: 'Fill in', onPress: () => focusBlank(shown.current) }
        void showToast('success', MESSAGES.copied, blanksLeft(open), fill)
      }
      return
    }
    setIsWhole(true)
    if (shown.current) selectContents(shown.current)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }
  const toggle = (kind: string) => (event: { currentTarget: HTMLElement }) => {
    onUse?.(filled)
    if (kind === 'open') rememberAnswers(answers)
    setOpener(event.currentTarget)
    setPanel(panel === kind ? undefined : kind)
  }
  const close = () => {
    setPanel(undefined)
    opener?.focus()
  }
  const button = (action: CardAction) => {
    const { label, icon: Icon, isIconOnly, isPressed, onPress, panel: opens } = action
    const press = () => {
      onUse?.(filled)
      onPress?.(filled)
    }
    return (
      <Button
        key={label}
        look="quiet"
        className="aria-pressed:[&_.i]:fill-current"
        aria-pressed={isPressed}
        aria-expanded={opens ? panel === label : undefined}
        aria-label={isIconOnly ? label : undefined}
        title={isIconOnly ? label : undefined}
        onClick={opens ? toggle(label) : press}
      >
        <Icon className="i" aria-hidden />
        {!isIconOnly && label}
      </Button>
    )
  }

  return (
    <Card className={`group/card ${className}`} data-prompt data-alone={isAlone || undefined} id={id} hidden={isHidden}>
      {head}
      <div className={`relative ${isOnSheet ? '' : 'prompt-body'} ${fold ? 'max-sm:[&_.prompt-title]:pr-14' : ''}`}>
        {title}
        <LivePrompt
          ref={shown}
          className={`prompt-text whitespace-pre-line ${fold && !isWhole ? `folded ${fold}` : ''}`}
          text={text}
          answers={answers}
          onAnswer={onAnswer}
        />
        {below}
        <ButtonRow look="quiet" className={isOnSheet ? 'items-center' : BESIDE} role="group" aria-label={name}>
          {isForWriting && (
            <Link
              className={
                isOnSheet
                  ? `${buttonClass('primary')} mr-2 ml-2.5 max-sm:w-full`
                  : `${buttonClass('quiet')} font-[520] text-accent xl:-order-1`
              }
              to={writeLink(filled)}
              onClick={() => {
                onUse?.(filled)
                rememberAnswers(answers)
              }}
            >
              <PenLine className="i max-sm:hidden" aria-hidden />
              Write it here
            </Link>
          )}
          {firstAction && button(firstAction)}
          {count > 0 && (
            <Button
              look="quiet"
              className="tabular-nums xl:-order-1"
              title={open > 0 ? 'Go to the next blank' : undefined}
              onClick={() => focusBlank(shown.current)}
            >
              {count - open} of {count} filled
            </Button>
          )}
          {/* Keeps its width on a phone by showing only the icon, or the next button would move. */}
          <Button
            look="quiet"
            className="max-sm:min-w-12 xl:min-w-23"
            data-done={isCopied || undefined}
            onClick={() => void copy()}
          >
            {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i max-sm:hidden" aria-hidden />}
            {isCopied ? <span className="max-sm:sr-only">Copied!</span> : 'Copy'}
          </Button>
          <Button look="quiet" aria-label="Open in…" aria-expanded={panel === 'open'} onClick={toggle('open')}>
            <ExternalLink className="i max-sm:hidden" aria-hidden />
            <span>
              Open<span className="max-sm:hidden"> in…</span>
            </span>
          </Button>
          {actions.map(button)}
          {fold && (
            <Button
              look="quiet"
              className={`ml-auto group-target/card:hidden group-data-alone/card:hidden max-sm:absolute max-sm:top-[-0.7rem] max-sm:right-0 xl:-order-2 ${fold === 'phone' ? 'sm:hidden' : ''}`}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Less' : 'More'}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </ButtonRow>
        {panel === 'open' && (
          <OpenList
            className={!isOnSheet && 'xl:absolute xl:top-8 xl:right-0 xl:z-3 xl:m-0 xl:w-104 xl:shadow-lift'}
            text={filled}
            onOpen={(needsPaste) => {
              if (needsPaste) void copy()
              else {
                rememberAnswers(answers)
                if (open > 0) void showToast('warning', blanksLeft(open))
              }
            }}
            onClose={close}
          />
        )}
        {actions.find(({ label }) => label === panel)?.panel?.(close)}
      </div>
    </Card>
  )
}

const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying.',
  copyRefusedHint: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
}

/** How many blanks of a prompt still wait for an answer. */
export const blanksLeft = (count: number): string => `${count} ${count === 1 ? 'blank' : 'blanks'} left`
