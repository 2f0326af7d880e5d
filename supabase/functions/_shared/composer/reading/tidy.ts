import { withoutLoneBrackets } from '../shorten.ts'

// Invisible characters that change direction or join nothing; joiners stay, because emoji and scripts need them.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cc}(?<![\n\t])/gu
const BULLET = /^(?:[-*•–—]|\d{1,2}[.)])\s+/u

/** The description on one line: white space collapsed, list items joined, invisible characters dropped. */
export function tidy(description: string): string {
  const lines = description
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .split(/\n+/)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
  let text = ''
  let wasItem = false
  for (const line of lines) {
    const isItem = lines.length > 1 && BULLET.test(line)
    const item = isItem ? line.replace(BULLET, '') : line
    if (text === '') text = item
    else if (/[.!?:;,。！？：；，…]$/u.test(text)) text += ` ${item}`
    else text += isItem && !wasItem ? `: ${item}` : isItem ? `; ${item}` : `. ${item}`
    wasItem = isItem
  }
  return withoutLoneBrackets(text).replace(/\s+/gu, ' ').trim()
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|mr|mrs|ms|dr|prof|st|vs|approx|inc|ltd|jr|sr|fig|[a-z])\.$/iu

/** Whether a quotation that began in `before` is closed only in `after`. */
function isInsideQuotation(before: string, after: string): boolean {
  const straight = before.match(/"/gu)?.length ?? 0
  if (straight % 2 === 1 && after.includes('"')) return true
  return before.lastIndexOf('“') > before.lastIndexOf('”') && after.includes('”')
}

/** The sentences of a tidy text, each with its closing punctuation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?…]+["'”’)]*(?=\s|$)|[。！？]+|;(?=\s)/gu)) {
    const end = match.index + match[0].length
    const piece = text.slice(start, end).trim()
    if (ABBREVIATION.test(piece) && end < text.length) continue
    if (/\bno\.$/iu.test(piece) && /^\s*\d/u.test(text.slice(end))) continue
    if (match[0] === ';' || isInsideQuotation(piece, text.slice(end))) continue
    if (piece !== '') sentences.push(piece)
    start = end
  }
  const rest = text.slice(start).trim()
  if (rest !== '') sentences.push(rest)
  return sentences
}

/** The sentence without closing full stops, commas and exclamation marks; a question mark stays. */
export function withoutEnd(sentence: string): string {
  return sentence
    .replace(/[\s.,;:!。！，；：]+$/u, '')
    .replace(/^[\s.,;:!]+/u, '')
    .trim()
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The text closed by a full stop, unless it closes itself. */
export function closed(text: string): string {
  return /[.!?…。！？]["'”’)]*$/u.test(text) ? text : `${text}.`
}
