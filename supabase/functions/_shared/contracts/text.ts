// Scripts without spaces between words; finding words there needs a dictionary.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD_CHARACTER = /[\p{L}\p{N}]/u
// Letters, ideographs, syllables and signs that never combine with each other into one character (UAX #29: no
// Grapheme_Extend, SpacingMark, Prepend, jamo, joiner or regional indicator).
const ALONE =
  '\\t\\n\\u0020-\\u007e\\u00a0-\\u02ff\\u0370-\\u0482\\u048a-\\u052f\\u0620-\\u064a\\u2010-\\u2027\\u2030-\\u205e' +
  '\\u3000-\\u3029\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff5e'
// Runs of all other characters, with the neighbours that they may combine with.
const JOINING = new RegExp(`[${ALONE}]?(?:[^${ALONE}]+[${ALONE}]?)+`, 'gu')

const segmenters = new Map<Granularity, Intl.Segmenter>()

/** Made at the first use: a page would come alive 90 ms later for it on a slow phone. */
function segmenterOf(granularity: Granularity): Intl.Segmenter {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity })
  segmenters.set(granularity, segmenter)
  return segmenter
}

const WINDOW = 512
// At the end of a window, the last character may continue, and the last words depend on what follows.
const UNSETTLED = { grapheme: 1, word: 16 }
type Granularity = keyof typeof UNSETTLED

interface Piece {
  readonly end: number
  readonly isWord: boolean
}

/**
 * The segments of a text, by their end offsets. In some engines, the time per segment grows with the length
 * of the whole text (minutes for 200,000 characters on Node 20), so they get it in windows.
 * Each window starts at a boundary that the one before has settled.
 */
function* segmentsOf(text: string, granularity: Granularity): Generator<Piece> {
  const segmenter = segmenterOf(granularity)
  let start = 0
  let size = WINDOW
  while (start < text.length) {
    let end = start + size
    // Half a surrogate pair would count as a character of its own.
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1
    const pieces: Piece[] = []
    for (const { index, segment, isWordLike = false } of segmenter.segment(text.slice(start, end))) {
      pieces.push({ end: start + index + segment.length, isWord: isWordLike })
    }
    const settled = end >= text.length ? pieces : pieces.slice(0, -UNSETTLED[granularity])
    yield* settled
    start = settled.at(-1)?.end ?? start
    // A letter with a thousand accents is longer than a window.
    size = settled.length === 0 ? size * 2 : WINDOW
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/**
 * The end offsets (UTF-16 units) of the words of a text, in order.
 * A word is a run without white space that holds a letter or a digit; in scripts written
 * without spaces it is a word-like segment of Unicode's word boundaries (UAX #29).
 */
function* wordEnds(text: string): Generator<number> {
  for (const run of text.matchAll(/\S+/gu)) {
    const [chunk] = run
    if (UNSPACED.test(chunk)) {
      for (const { end, isWord } of segmentsOf(chunk, 'word')) {
        if (isWord) yield run.index + end
      }
    } else if (WORD_CHARACTER.test(chunk)) {
      yield run.index + chunk.length
    }
  }
}

/** Number of words a person would count in the text. */
export function countWords(text: string): number {
  let count = 0
  for (const _ of wordEnds(text)) count += 1
  return count
}

/** Number of characters a person would count in the text (grapheme clusters). */
export function countCharacters(text: string): number {
  let count = text.length
  for (const [run] of text.matchAll(JOINING)) {
    count -= run.length
    for (const _ of segmentsOf(run, 'grapheme')) count += 1
  }
  return count
}

/** A text cut after its first `limit` words, and whether anything was cut. Never ends inside a word. */
export function truncateWords(text: string, limit: number): { text: string; isTruncated: boolean } {
  let count = 0
  let end = 0
  for (const wordEnd of wordEnds(text)) {
    if (count === limit) return { text: text.slice(0, end).trimEnd(), isTruncated: true }
    count += 1
    end = wordEnd
  }
  return { text, isTruncated: false }
}

/** A text cut after its first `limit` characters (grapheme clusters), with an ellipsis if anything was cut. */
export function excerptOf(text: string, limit: number): string {
  let count = 0
  let end = 0
  for (const piece of segmentsOf(text, 'grapheme')) {
    if (count === limit) return `${text.slice(0, end).trimEnd()}…`
    count += 1
    end = piece.end
  }
  return text
}
