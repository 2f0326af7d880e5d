import { Check, Copy, ExternalLink, FolderInput, Pencil, PencilLine, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { blanksOf, fillBlanks, piecesOf } from '@/shared/lib/blanks'
import { copyText } from '@/shared/lib/clipboard'
import { rememberAnswers } from '@/shared/lib/remembered-answers'
import { selectContents } from '@/shared/lib/select-contents'
import { useCopied } from '@/shared/lib/use-copied'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES } from '../messages'
import { type Answers, FillForm } from '@/shared/ui/fill-form'
import { OpenList } from '@/shared/ui/open-list'

type Panel = 'fill' | 'open' | 'place' | 'edit'

interface ShelfPromptProps {
  /** Identifier in the page, of its title. */
  anchor: string
  title: string
  text: string
  /** Address on the site that it comes from. */
  source?: string | undefined
  answers: Answers
  onAnswers: (answers: Answers) => void
  placeLabel: string
  /** What chooses a collection; `close` takes it away again. */
  renderPlaces: (close: () => void) => ReactNode
  /** What changes the prompt; without it, it cannot be changed. */
  renderEditor?: ((close: () => void) => ReactNode) | undefined
  onRemove: () => void
}

// Longer ones are shown by their beginning.
const LONG = 420

/** One prompt of the visitor's own shelf, with everything that can be done with it. */
export function ShelfPrompt(props: ShelfPromptProps) {
  const { anchor, title, text, source, answers, onAnswers, placeLabel, renderPlaces, renderEditor, onRemove } = props
  const full = useRef<HTMLParagraphElement>(null)
  const [panel, setPanel] = useState<Panel>()
  // What opened the panel, and what gets the focus back.
  const [opener, setOpener] = useState<HTMLElement>()
  const [isWhole, setIsWhole] = useState(false)
  const { isCopied, show } = useCopied()

  const filled = fillBlanks(text, answers)
  const name = title || text.slice(0, 60)
  const isClamped = text.length > LONG && !isWhole && panel !== 'fill'

  const copy = async () => {
    rememberAnswers(answers)
    if (await copyText(filled)) {
      show()
      void showToast('success', MESSAGES.copied)
      return
    }
    setIsWhole(true)
    if (full.current) selectContents(full.current)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }
  const toggle = (kind: Panel) => (event: { currentTarget: HTMLElement }) => {
    setOpener(event.currentTarget)
    setPanel(panel === kind ? undefined : kind)
  }
  const close = () => {
    setPanel(undefined)
    opener?.focus()
  }

  return (
    <li className="shelf-prompt">
      <h4 id={anchor} className={title ? undefined : 'sr'} tabIndex={-1}>
        {name}
      </h4>
      {source && (
        <p className="small">
          {/* To a prompt, a visit of the browser's own, which lights it up. The library stands on this very page. */}
          <a href={source} target={source.includes('#prompt-') ? '_self' : undefined}>
            Go to its page<span className="sr">: {name}</span>
          </a>
        </p>
      )}
      <p ref={full} className={`prompt-text${isClamped ? ' clamped' : ''}`}>
        {piecesOf(text, answers).map((piece, index) =>
          piece.blank === undefined ? (
            piece.text
          ) : (
            <span key={index} className={`slot${piece.isFilled ? ' filled' : ''}`}>
              {piece.text}
            </span>
          ),
        )}
      </p>
      {text.length > LONG && panel !== 'fill' && (
        <button className="act" type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all of it'}
          <span className="sr">: {name}</span>
        </button>
      )}
      <div className="acts" role="group" aria-labelledby={anchor}>
        {blanksOf(text).length > 0 && (
          <button className="act" type="button" aria-expanded={panel === 'fill'} onClick={toggle('fill')}>
            <PencilLine className="i" aria-hidden />
            Fill in
          </button>
        )}
        <button className={`act${isCopied ? ' done' : ''}`} type="button" onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy'}
        </button>
        <button className="act" type="button" aria-expanded={panel === 'open'} onClick={toggle('open')}>
          <ExternalLink className="i" aria-hidden />
          Open in…
        </button>
        <button className="act" type="button" aria-expanded={panel === 'place'} onClick={toggle('place')}>
          <FolderInput className="i" aria-hidden />
          {placeLabel}
        </button>
        {renderEditor && (
          <button className="act" type="button" aria-expanded={panel === 'edit'} onClick={toggle('edit')}>
            <Pencil className="i" aria-hidden />
            Edit
          </button>
        )}
        <button className="act" type="button" onClick={onRemove}>
          <Trash2 className="i" aria-hidden />
          Remove
        </button>
      </div>
      {panel === 'fill' && (
        <FillForm
          text={text}
          answers={answers}
          onAnswers={onAnswers}
          copyButton={
            <button className="btn btn-primary" type="submit">
              Copy the filled prompt
            </button>
          }
          onSubmit={() => void copy()}
          onClose={close}
        />
      )}
      {panel === 'open' && (
        <OpenList
          text={filled}
          onOpen={(needsPaste) => {
            if (needsPaste) void copy()
            else rememberAnswers(answers)
          }}
          onClose={close}
        />
      )}
      {panel === 'place' && renderPlaces(close)}
      {panel === 'edit' && renderEditor?.(close)}
    </li>
  )
}
