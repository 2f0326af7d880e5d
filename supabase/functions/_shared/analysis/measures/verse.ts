const MIN_LINES = 4
const LONGEST_LINE = 60
const LIST_ITEM = /^\s*(?:[-*•–]|\d+[.)])\s/u

/** Whether a text is set in lines like a poem: at least four, most of them short, not speech and not list items. */
export function isVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < MIN_LINES) return false
  const short = lines.filter((line) => line.length <= LONGEST_LINE && !/["“”]/u.test(line) && !LIST_ITEM.test(line))
  return short.length >= lines.length * 0.8
}
