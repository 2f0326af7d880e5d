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
import { type Answers, answerTo, type Blank, piecesOf } from '@/lib/blanks'
import { answersBefore } from '@/lib/remembered-answers'
import { selectContents } from '@/lib/select-contents'
import { keyOf } from '@/lib/key-of'
import { AnswerChips } from './answer-chips'
import { PromptText } from './marked-prompt'

interface LivePromptProps {
  text: string
  answers: Answers
  onAnswer: (name: string, value: string) => void
  className?: string
  /** Accessible name, if the prompt itself can get the focus. */
  label?: string
  /** Whether a dialog around it gives its first blank the focus. */
  isFirst?: boolean
  /** Called if Enter is pressed in the last blank. */
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
 * A prompt with blanks to fill in place: Tab and Enter go to the next one. Below it, the focused blank has its example
 * and earlier answers to blanks of the same name.
 */
export function LivePrompt({ text, answers, onAnswer, className = '', label, isFirst, onEnd, ref }: LivePromptProps) {
  const hint = useId()
  const [current, setCurrent] = useState<Blank & { before: readonly string[]; top: number }>()
  // No hint for the focus a dialog gives when it opens, because the hint would cover text the visitor has not read yet.
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
              value={answerTo(answers, piece.blank.name)}
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
            value={answerTo(answers, current.name)}
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
  /** Id of its hint. */
  hint: string | undefined
  onChange: (name: string, value: string) => void
  /** @param top where the blank ends, in the prompt, in pixels */
  onFocus: (blank: Blank, top: number) => void
  onEnd: (() => void) | undefined
}

/** One blank, edited in place; it wraps with its sentence. */
function LiveBlank({ blank, isFirst, value, hint, onChange, onFocus, onEnd }: LiveBlankProps) {
  const editor = useRef<HTMLSpanElement>(null)
  // The last typed value. It is already shown, including spaces.
  const typed = useRef(value)
  // The first press selects the text, the second one places the caret.
  const hadFocus = useRef(false)
  const bracket = `[${blank.name}]`
  const shown = value.trim() || bracket
  const [initial] = useState(shown)

  const read = () => {
    const text = editor.current?.textContent.replaceAll('\u00A0', ' ').replace(/\n$/, '') ?? ''
    typed.current = text.trim() === '' || text === bracket ? '' : text
    onChange(blank.name, typed.current)
    // An emptied blank shows its bracket again.
    if (editor.current && text.trim() === '') {
      editor.current.textContent = bracket
      selectContents(editor.current)
    }
  }
  const readEarly = useEffectEvent(() => {
    if (editor.current?.textContent !== initial) read()
  })
  useEffect(() => {
    // Without this, browsers that do not support `plaintext-only` could not edit the blank.
    if (editor.current && !editor.current.isContentEditable) editor.current.setAttribute('contenteditable', 'true')
    readEarly()
    // A press before hydration may already have focused it.
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
    if (keyOf(event) !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const blanks = blanksIn(event.currentTarget.parentElement)
    const next = blanks[blanks.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else if (onEnd) onEnd()
    else event.currentTarget.blur()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    // Deprecated, but the only way to insert a text so that Undo works. Fires `input`.
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
      // React writes the text once, because it is the visitor's; typing before hydration is kept.
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
