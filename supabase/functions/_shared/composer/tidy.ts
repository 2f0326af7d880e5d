// Begins with a capital at most by accident: commands, brands and code stay as they are typed.
const LOWERCASE_NAME =
  /^(?:npm|npx|git|pip|sudo|docker|bash|css|html|sql|php|vba|iphone|ipad|ios|ebay|const|let|def|function|import|select|http\S*)\b/u
/** The text without blanks at the ends of its lines and without runs of empty lines. */
export function cleaned(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trimEnd())
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

/** The visitor's words with a capital at the beginning. */
export function capitalised(text: string): string {
  const first = /^\p{Ll}[\p{Ll}'’]{0,30}(?=$|[\s,.:;!?-])/u.exec(text)
  if (first === null || LOWERCASE_NAME.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}
