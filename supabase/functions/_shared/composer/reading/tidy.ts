import { countWords } from '../../contracts/text.ts'
import { withoutLoneMarks } from '../shorten.ts'

// Invisible characters that change direction or join nothing; joiners stay, because emoji and scripts need them.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cc}(?<![\n\t])/gu
const BULLET = /^(?:[-*•–—]|\d{1,2}[.)])\s+/u

// A run longer than this is no word; it is cut, so that a prompt stays readable.
const RUN_MAX_CHARACTERS = 240
const CODE_LINE =
  /^\s*(?:```|(?:def|class|import|from|const|let|var|return|if|for|while|function|public|at|File)\b.*[(){};:"])|[;{}]\s*$/u

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function withoutEndlessRuns(text: string): string {
  return text.replace(/\S{241,}/gu, (run) => {
    if (countWords(run) !== 1) return run
    const kept = [...graphemes.segment(run)].slice(0, RUN_MAX_CHARACTERS)
    return `${kept.map(({ segment }) => segment).join('')}…`
  })
}

/** Code keeps its lines; only what surrounds them is tidied. */
function isCode(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.filter((line) => CODE_LINE.test(line)).length >= 2
}

/** The lines as one: list items behind a colon and semicolons, other lines as sentences. */
function joinLines(lines: readonly string[]): string {
  let text = ''
  let wasItem = false
  for (const line of lines) {
    const isItem = lines.length > 1 && BULLET.test(line)
    const item = isItem ? line.replace(BULLET, '') : line
    if (text === '') text = item
    else if (/[.!?:;,。！？：；，…]$/u.test(text)) text += ` ${item}`
    else if (isItem) text += wasItem ? `; ${item}` : `: ${item}`
    else text += `. ${item}`
    wasItem = isItem
  }
  return text
}

/**
 * The description without invisible characters and superfluous white space, on one line unless it is code.
 * Never empty: what consists of lone brackets only becomes an ellipsis.
 */
export function tidy(description: string): string {
  const raw = description.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').split(/\n+/)
  const filled = raw.filter((line) => line.trim() !== '')
  if (isCode(filled)) return withoutLoneMarks(filled.map((line) => line.trimEnd()).join('\n')).trim()
  const lines = filled.map((line) => line.replace(/\s+/gu, ' ').trim())
  const text = withoutLoneMarks(withoutEndlessRuns(joinLines(lines)))
    .replace(/\s+/gu, ' ')
    .trim()
  return text === '' ? '…' : text
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
  return /^\w+:\/\//u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The text closed by a full stop, unless it closes itself. */
export function closed(text: string): string {
  return /[.!?…。！？]["'”’)]*$/u.test(text) ? text : `${text}.`
}
