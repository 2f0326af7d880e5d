export { markdownHtml } from '@/lib/markdown-html'

/** Signs that may occur in plain text by chance; two such lines count. */
const LINES = [/^ {0,3}#{1,6} \S/, /^ {0,3}(?:[-*+]|\d{1,3}[.)]) \S/, /^ {0,3}> ?\S/]
/** Signs that are certain. */
const CERTAIN = [
  /^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?^ {0,3}\1/m,
  /\[[^\]\n]+\]\((?:https?:|\/|#|mailto:)[^)\s]*\)/,
  /(?<![*\w])\*\*\S(?:[^*\n]*\S)?\*\*(?![*\w])/,
  /^ {0,3}\[\^[^\]\s]+\]: \S/m,
  /^ {0,3}\|.+\|\s*\n {0,3}\|(?:\s*:?-+:?\s*\|)+/m,
]

/** Whether a plain text is Markdown: it has a certain sign, or two lines with a possible one. */
export function isMarkdown(text: string): boolean {
  if (CERTAIN.some((sign) => sign.test(text))) return true
  const lines = text.split('\n')
  return lines.length > 1 && lines.filter((line) => LINES.some((sign) => sign.test(line))).length > 1
}
