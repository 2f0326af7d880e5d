import { MarkedPrompt } from '@/shared/ui/marked-prompt'
import { Glyph } from './prompt-glyphs'

interface PromptItemProps {
  /** Position in the page's list, from 1. */
  number: number
  /** What stands before the prompt instead of its number. */
  label?: string
  text: string
  /** Has a button to tick when it is written. */
  isTickable?: boolean
}

const HAS_BLANK = /\[[^[\]\n]{1,60}\]/

/**
 * One prompt with its actions. Static markup: the buttons are answered by `actions/handle-action.ts`,
 * which comes with the first of them.
 */
export function PromptItem({ number, label, text, isTickable = false }: PromptItemProps) {
  return (
    <li className="prompt" id={`prompt-${number}`} data-prompt="">
      {label ? (
        <span className="num label">{label}</span>
      ) : (
        <span className="num" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="prompt-body">
        <p className="prompt-text">
          <MarkedPrompt text={text} />
        </p>
        <div className="acts" role="group" aria-label={label ?? `Prompt ${number}`}>
          {isTickable && (
            <button className="act" type="button" data-action="tick" aria-pressed="false">
              <Glyph name="check" />
              Written
            </button>
          )}
          {HAS_BLANK.test(text) && (
            <button className="act fillin" type="button" data-action="fill">
              <Glyph name="pencil" />
              Fill in
            </button>
          )}
          <button className="act copy" type="button" data-action="copy">
            <Glyph name="copy" />
            <span>Copy</span>
          </button>
          <button className="act openin" type="button" data-action="open" aria-haspopup="true">
            <Glyph name="open" />
            <span>
              Open<span className="more"> in…</span>
            </span>
          </button>
          <button className="act" type="button" data-action="save" aria-pressed="false" aria-label="Save" title="Save">
            <Glyph name="save" />
          </button>
          <button className="act" type="button" data-action="share" aria-label="Share" title="Share">
            <Glyph name="share" />
          </button>
        </div>
      </div>
    </li>
  )
}
