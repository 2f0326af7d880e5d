// Begins with a capital at most by accident: commands, brands and code stay as they are typed.
const LOWERCASE_NAME =
  /^(?:npm|npx|git|pip|sudo|docker|bash|css|html|sql|php|vba|iphone|ipad|ios|ebay|const|let|def|function|import|select|http\S*)\b/u
const QUESTION =
  /^(?:(?:so|and|but|ok|hi|hey|hello|please|quick question),? )*(?:what|why|how|who|when|where|which|whose|is|are|was|were|do|does|did|can|could|should|would|will|has|have|am)(?:['’]?s|['’]?re)? /iu
const ASKED_LAST =
  /(?:, |\b)(?:what|how|which \w+|why) (?:\w+ ){0,4}(?:should|do|can|could|would|is|are) (?:i|we|you|it|they)\b[^.!?]*$|, (?:is|are|should|can|could|would) (?:i|we|you|it|this|that|there)\b[^.!?]*$/iu

/** The text without invisible control characters, runs of blanks and empty lines at either end. */
export function cleaned(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** The visitor's words with a capital at the beginning. */
export function capitalised(text: string): string {
  const first = /^\p{Ll}[\p{Ll}'’]*(?=$|[\s,.:;!?-])/u.exec(text)
  if (first === null || LOWERCASE_NAME.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The visitor's words with a mark at the end; what ends in code, a parameter or a mark of its own stays as it is. */
export function closed(text: string): string {
  const last = text.slice(text.lastIndexOf('\n') + 1)
  if (
    !/[\p{Script=Latin}\p{Nd})"”’'%€$]$/u.test(text) ||
    /^\s*(?:[-*•]|\d+[.)]|[<{[`|]|https?:|.*[{};=]\s*\S*$)/u.test(last)
  )
    return text
  if (/(?:^|\s)(?:--[a-z]|https?:)\S*(?:\s+\S+)?$/u.test(last)) return text
  return text + (/["”’']$/u.test(text) && /[.!?]["”’']$/u.test(text) ? '' : isQuestion(last) ? '?' : '.')
}

function isQuestion(line: string): boolean {
  const sentence = line
    .slice(Math.max(line.lastIndexOf('. '), line.lastIndexOf('! '), line.lastIndexOf('? ')) + 1)
    .trim()
  return QUESTION.test(sentence) || ASKED_LAST.test(sentence)
}
