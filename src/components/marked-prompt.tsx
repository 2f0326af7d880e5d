import { NO_ANSWERS, piecesOf } from '@/lib/blanks'

const PARAMETER = /(--[a-z]+ \S+)/

/** Text of a prompt. Lines do not break within a Midjourney parameter (`--ar 4:3`). */
export function PromptText({ text }: { text: string }) {
  return text.split(PARAMETER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** A prompt's text with its blanks marked, to be read only. Plain text: nothing in it is read as markup. */
export function MarkedPrompt({ text }: { text: string }) {
  return piecesOf(text, NO_ANSWERS).map((piece, index) =>
    piece.blank ? (
      <span key={index} className="slot">
        {piece.text}
      </span>
    ) : (
      <PromptText key={index} text={piece.text} />
    ),
  )
}
