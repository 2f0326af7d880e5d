import type { Block } from './document.ts'

const LIST_MARKER = /^\s*(?:[-*•–+]|\d{1,3}[.)]|[a-z][.)])\s+\S/u
const ENDS_OPEN = /[\p{L}\p{N},–—-]\s*$/u
const STARTS_LOWER = /^\s*\p{Ll}/u
// Shorter lines are greetings, verses and headings, not prose broken by a mail program.
const WRAPPED_LINE_MIN_CHARS = 55

function isSoftBreak(line: string, next: string): boolean {
  if (line.trim() === '' || next.trim() === '' || LIST_MARKER.test(next)) return false
  return ENDS_OPEN.test(line) && (STARTS_LOWER.test(next) || line.length >= WRAPPED_LINE_MIN_CHARS)
}

/** The paragraphs and separate lines of a text. Joins lines that a mail program has wrapped. */
export function blocksOf(text: string): Block[] {
  const lines: { start: number; end: number }[] = []
  for (const match of text.matchAll(/[^\r\n]+/gu))
    lines.push({ start: match.index, end: match.index + match[0].length })
  const blocks: Block[] = []
  let open: { start: number; end: number } | undefined
  const close = () => {
    if (!open) return
    const raw = text.slice(open.start, open.end)
    const body = raw.trim()
    if (body !== '') {
      const start = open.start + raw.indexOf(body)
      blocks.push({
        index: blocks.length,
        start,
        end: start + body.length,
        text: body,
        isListItem: LIST_MARKER.test(body),
      })
    }
    open = undefined
  }
  let previous = ''
  for (const line of lines) {
    const body = text.slice(line.start, line.end)
    const gap = open ? text.slice(open.end, line.start) : ''
    if (open && !/\n[^\S\n]*\r?\n|\r\r/u.test(gap) && isSoftBreak(previous, body)) open.end = line.end
    else {
      close()
      open = { ...line }
    }
    previous = body
  }
  close()
  return blocks
}
