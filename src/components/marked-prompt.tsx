import { piecesOf } from '@/lib/blanks'

/** A prompt's text with its blanks marked, to be read only. Plain text: nothing in it is read as markup. */
export function MarkedPrompt({ text }: { text: string }) {
  return piecesOf(text, {}).map((piece, index) =>
    piece.blank ? (
      <span key={index} className="slot">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}
