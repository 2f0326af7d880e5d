// Begins with a capital at most by accident: commands, brands and code stay as they are typed.
const LOWERCASE_NAME =
  /^(?:npm|npx|git|pip|sudo|docker|bash|css|html|sql|php|vba|iphone|ipad|ios|ebay|const|let|def|function|import|select|http\S*)\b/u
const QUESTION =
  /^(?:(?:so|and|but|ok|hi|hey|hello|please|quick question),? )*(?:what|why|how|who|when|where|which|whose|is|are|was|were|do|does|did|can|could|should|would|will|has|have|am)(?:['’]?s|['’]?re)? /iu
const ASKED_LAST =
  /(?:, |\b)(?:what|how|which \w+|why) (?:\w+ ){0,4}(?:should|do|can|could|would|is|are) (?:i|we|you|it|they)\b[^.!?]*$|, (?:is|are|should|can|could|would) (?:i|we|you|it|this|that|there)\b[^.!?]*$/iu

// The end of a text is told from this many of its last characters.
const END_CHARS = 300

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

/** The visitor's words with a mark at the end; what ends in code, a parameter or a mark of its own stays as it is. */
export function closed(text: string): string {
  const end = text.slice(-END_CHARS)
  const last = end.slice(end.lastIndexOf('\n') + 1)
  if (!/[\p{Script=Latin}\p{Nd})"”’'%€$]$/u.test(last) || /[.!?]["”’']$/u.test(last)) return text
  if (/^\s*(?:[-*•]|\d+[.)]|[<{[`|])|[{};=]\s*\S*$|(?:^|\s)(?:--[a-z]|https?:)\S*(?: \S+)?$/u.test(last)) return text
  return `${text}${isQuestion(last) ? '?' : '.'}`
}

function isQuestion(line: string): boolean {
  const sentence = line.slice(Math.max(line.lastIndexOf('. '), line.lastIndexOf('! '), line.lastIndexOf('? ')) + 1)
  return QUESTION.test(sentence.trim()) || ASKED_LAST.test(sentence)
}
