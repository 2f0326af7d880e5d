import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Answers, type Blank, piecesOf } from '@/lib/blanks'
import { answersBefore } from '@/lib/remembered-answers'
import { selectContents } from '@/lib/select-contents'
import { AnswerChips } from './answer-chips'
import { PromptText } from './marked-prompt'

interface LivePromptProps {
  text: string
  answers: Answers
  onAnswer: (name: string, value: string) => void
  className?: string
  /** Its name for screen readers, where the focus can be set on it. */
  label?: string
  /** Whether a dialog around it gives its first blank the focus. */
  isFirst?: boolean
  /** Enter was pressed in the last blank. */
  onEnd?: () => void
  /** The paragraph. */
  ref?: Ref<HTMLParagraphElement>
}

const blanksIn = (prompt: Element | null) => [...(prompt?.querySelectorAll<HTMLElement>('[role=textbox]') ?? [])]

const HINT_DISTANCE_PX = 6

/** Moves the caret to the first open blank of a prompt, or to the first at all. */
export function focusBlank(prompt: HTMLElement | null): void {
  const blanks = blanksIn(prompt)
  const open = blanks.find((blank) => !('filled' in blank.dataset))
  ;(open ?? blanks[0])?.focus()
}

/**
 * A prompt whose blanks are filled in where they stand: Tab and Enter go from one to the next. Below it stands, for the
 * blank in hand, its example and what was filled in before where a prompt asked for the same.
 */
export function LivePrompt({ text, answers, onAnswer, className = '', label, isFirst, onEnd, ref }: LivePromptProps) {
  const hint = useId()
  const [current, setCurrent] = useState<Blank & { before: readonly string[]; top: number }>()
  // A hint for the focus that a dialog gives as it opens would lie over a text that nobody has read yet.
  const isOpening = useRef(isFirst)
  const help = (blank: Blank, top: number) => {
    if (!isOpening.current) setCurrent({ ...blank, before: answersBefore(blank.name), top })
    isOpening.current = false
  }
  const pieces = piecesOf(text, answers)
  const firstBlank = pieces.findIndex(({ blank }) => blank)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setCurrent(undefined)
  }

  return (
    <div className="relative" onBlur={leave}>
      <p ref={ref} className={className} aria-label={label} tabIndex={label ? -1 : undefined}>
        {pieces.map((piece, index) =>
          piece.blank ? (
            <LiveBlank
              key={`${index} ${piece.blank.name}`}
              blank={piece.blank}
              isFirst={isFirst === true && index === firstBlank}
              value={answers[piece.blank.name] ?? ''}
              hint={current?.name === piece.blank.name ? hint : undefined}
              onChange={onAnswer}
              onEnd={onEnd}
              onFocus={help}
            />
          ) : (
            <PromptText key={index} text={piece.text} />
          ),
        )}
      </p>
      {current && (current.example || current.before.length > 0) && (
        <div
          id={hint}
          className="absolute inset-x-0 z-3 flex flex-wrap items-center gap-2 rounded-control border border-rule bg-paper-raised px-3 py-2 font-sans text-small text-ink-soft shadow-lift print:hidden"
          style={{ top: current.top }}
        >
          {current.example && <span>For example: {current.example}</span>}
          <AnswerChips
            blank={current.name}
            answers={current.before}
            value={answers[current.name] ?? ''}
            onTake={(taken) => onAnswer(current.name, taken)}
          />
        </div>
      )}
    </div>
  )
}

interface LiveBlankProps {
  blank: Blank
  isFirst: boolean
  value: string
  /** Id of what helps with it. */
  hint: string | undefined
  onChange: (name: string, value: string) => void
  /** @param top where the blank ends, in the prompt, in pixels */
  onFocus: (blank: Blank, top: number) => void
  onEnd: (() => void) | undefined
}

/** One blank, typed over where it stands; it wraps with the sentence around it. */
function LiveBlank({ blank, isFirst, value, hint, onChange, onFocus, onEnd }: LiveBlankProps) {
  const editor = useRef<HTMLSpanElement>(null)
  // What was typed last: it stands there already, spaces included.
  const typed = useRef(value)
  // A first press selects what stands there, a second one places the caret.
  const hadFocus = useRef(false)
  const bracket = `[${blank.name}]`
  const shown = value.trim() || bracket
  const [initial] = useState(shown)

  const read = () => {
    const text = editor.current?.textContent.replaceAll('\u00A0', ' ').replace(/\n$/, '') ?? ''
    typed.current = text.trim() === '' || text === bracket ? '' : text
    onChange(blank.name, typed.current)
    // What was emptied asks again.
    if (editor.current && text.trim() === '') {
      editor.current.textContent = bracket
      selectContents(editor.current)
    }
  }
  const readEarly = useEffectEvent(() => {
    if (editor.current?.textContent !== initial) read()
  })
  useEffect(() => {
    // Browsers that do not know `plaintext-only` would leave the blank closed.
    if (editor.current && !editor.current.isContentEditable) editor.current.setAttribute('contenteditable', 'true')
    readEarly()
    // A press before the page was alive has put the focus here already.
    if (editor.current && document.activeElement === editor.current) selectContents(editor.current)
  }, [])
  // The browser writes into it while somebody types, React at all other times.
  useLayoutEffect(() => {
    const element = editor.current
    if (!element || element.textContent === shown || value === typed.current) return
    element.textContent = shown
    typed.current = value
  }, [shown, value])

  const goOn = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    const blanks = blanksIn(event.currentTarget.parentElement)
    const next = blanks[blanks.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else if (onEnd) onEnd()
    else event.currentTarget.blur()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    // Deprecated without a successor: the one way to insert a text that Undo takes back. Fires `input`.
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }
  return (
    <span
      ref={editor}
      data-first={isFirst || undefined}
      data-filled={shown !== bracket || undefined}
      className="slot wrap-anywhere whitespace-pre-wrap"
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      // The text is the visitor's: React writes it once, and typing before the page is alive stays.
      suppressContentEditableWarning
      suppressHydrationWarning
      aria-label={blank.name}
      aria-describedby={hint}
      enterKeyHint="next"
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = document.activeElement === currentTarget
      }}
      onFocus={({ currentTarget }) => {
        const prompt = currentTarget.closest('p')
        const end = currentTarget.getBoundingClientRect().bottom
        onFocus(blank, end - (prompt?.getBoundingClientRect().top ?? end) + HINT_DISTANCE_PX)
        selectContents(currentTarget)
      }}
      // WebKit would end the selection that the press has made.
      onMouseUp={(event) => {
        if (!hadFocus.current && !window.getSelection()?.isCollapsed) event.preventDefault()
      }}
      onClick={({ currentTarget }) => {
        if (!hadFocus.current && window.getSelection()?.isCollapsed) selectContents(currentTarget)
      }}
      onKeyDown={goOn}
      onInput={({ nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing) read()
      }}
      onCompositionEnd={read}
      onPaste={paste}
      onBlur={() => window.getSelection()?.removeAllRanges()}
    >
      {initial}
    </span>
  )
}
