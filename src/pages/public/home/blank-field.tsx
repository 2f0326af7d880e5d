import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { selectContents } from '@/lib/select-contents'
import { type Blank, bracketed, fitsBlank, initialText, toBlankText } from './hero-prompt'

interface BlankFieldProps {
  blank: Blank
  /** What a screen reader calls it. */
  name: string
  isFilled: boolean
  onInput: () => void
  /** Enter was pressed: there is only one line to a blank, so it leads on. */
  onEnter: () => void
}

/** Writes a text into a field over whatever stands there, the caret behind it. */
function overwrite(field: HTMLElement, text: string): void {
  field.textContent = text
  selectContents(field)
  window.getSelection()?.collapseToEnd()
}

/** A blank inside the prompt's text that is typed over in place; it wraps with the sentence around it. */
export function BlankField({ blank, name, isFilled, onInput, onEnter }: BlankFieldProps) {
  const field = useRef<HTMLSpanElement>(null)
  // A first press selects what stands there, a second one places the caret.
  const hadFocus = useRef(false)

  useEffect(() => {
    const element = field.current
    if (!element) return
    // Browsers that do not know `plaintext-only` would leave the blank closed.
    if (!element.isContentEditable) element.setAttribute('contenteditable', 'true')
    // The press that woke the sheet has put the focus here already; nothing is typed yet.
    if (document.activeElement === element && element.textContent === initialText(blank)) selectContents(element)
  }, [blank])

  /** One line at most, within its length, and never empty: an emptied blank shows its brackets again. */
  const tidy = () => {
    const element = field.current
    if (!element) return
    const text = element.textContent
    if (text.trim() === '') {
      overwrite(element, bracketed(blank))
      selectContents(element)
    } else if (!fitsBlank(text)) {
      overwrite(element, toBlankText(text))
    }
    onInput()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    // Deprecated without a successor: the one way to insert a text that Undo takes back. Fires `input`.
    document.execCommand('insertText', false, toBlankText(event.clipboardData.getData('text/plain')))
  }

  return (
    <span
      ref={field}
      // What is typed keeps its spaces, the last one too, and a long word breaks. On yellow a yellow selection would not show.
      className={`slot scroll-my-24 wrap-anywhere whitespace-pre-wrap selection:bg-ink selection:text-paper-raised ${isFilled ? 'filled' : ''}`}
      contentEditable="plaintext-only"
      // The text is the visitor's: React writes it once and never again.
      suppressContentEditableWarning
      suppressHydrationWarning
      role="textbox"
      tabIndex={0}
      aria-label={name}
      spellCheck={false}
      autoCapitalize="off"
      enterKeyHint="next"
      onPointerDown={(event) => {
        hadFocus.current = document.activeElement === event.currentTarget
      }}
      onFocus={(event) => selectContents(event.currentTarget)}
      onClick={(event) => {
        if (!hadFocus.current && window.getSelection()?.isCollapsed) selectContents(event.currentTarget)
      }}
      onBlur={() => window.getSelection()?.removeAllRanges()}
      onInput={(event) => {
        // Writing into the element while an input method composes would break the composition.
        if (!event.nativeEvent.isComposing) tidy()
      }}
      onCompositionEnd={tidy}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
    >
      {initialText(blank)}
    </span>
  )
}
