import { NO_ANSWERS, piecesOf } from '@/lib/blanks'
import type { FoundWord } from '@/lib/search/engine'

interface FoundTextProps {
  text: string
  /** The words of the text that a search has found. */
  wordsIn?: ((text: string) => readonly FoundWord[]) | undefined
}

/** A stretch of text with the found words marked. */
function Marked({ text, wordsIn }: FoundTextProps) {
  let end = 0
  const parts = (wordsIn?.(text) ?? []).flatMap(({ start, length }) => {
    const before = text.slice(end, start)
    end = start + length
    return [
      before,
      <mark
        key={start}
        className="bg-transparent text-inherit underline decoration-marker-line decoration-[3px] underline-offset-[0.2em] [text-decoration-skip-ink:none]"
      >
        {text.slice(start, end)}
      </mark>,
    ]
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}

/** A text with its blanks and the words that were searched for marked. Plain text, never markup. */
export function FoundText({ text, wordsIn }: FoundTextProps) {
  return piecesOf(text, NO_ANSWERS).map((piece, index) =>
    piece.blank ? (
      <span key={index} className="slot">
        <Marked text={piece.text} wordsIn={wordsIn} />
      </span>
    ) : (
      <Marked key={index} text={piece.text} wordsIn={wordsIn} />
    ),
  )
}
