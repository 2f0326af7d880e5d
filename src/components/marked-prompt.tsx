// Bracketed places of at most this length are blanks to fill; longer brackets are prose.
const BLANK = /(\[[^[\]\n]{1,60}\])/

/** A prompt's text with its bracketed blanks marked. Plain text: nothing in it is read as markup. */
export function MarkedPrompt({ text }: { text: string }) {
  return text.split(BLANK).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="slot">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
