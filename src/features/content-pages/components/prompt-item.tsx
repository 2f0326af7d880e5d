import { Bookmark, Check, Copy, ExternalLink, PencilLine, Share2 } from 'lucide-react'
import { MarkedPrompt } from '@/shared/ui/marked-prompt'

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
    <li className="prompt" id={`prompt-${number}`} data-prompt={text}>
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
              <Check className="i" aria-hidden />
              Written
            </button>
          )}
          {HAS_BLANK.test(text) && (
            <button className="act fillin" type="button" data-action="fill">
              <PencilLine className="i" aria-hidden />
              Fill in
            </button>
          )}
          <button className="act copy" type="button" data-action="copy">
            <Copy className="i" aria-hidden />
            <span>Copy</span>
          </button>
          <button className="act openin" type="button" data-action="open" aria-haspopup="true">
            <ExternalLink className="i" aria-hidden />
            <span>
              Open<span className="more"> in…</span>
            </span>
          </button>
          <button className="act" type="button" data-action="save" aria-pressed="false" aria-label="Save" title="Save">
            <Bookmark className="i" aria-hidden />
          </button>
          <button className="act" type="button" data-action="share" aria-label="Share" title="Share">
            <Share2 className="i" aria-hidden />
          </button>
        </div>
      </div>
    </li>
  )
}
