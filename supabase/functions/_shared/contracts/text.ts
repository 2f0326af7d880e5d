// Scripts that are written without spaces between words; there a dictionary has to find the words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD_CHARACTER = /[\p{L}\p{N}]/u
const PLAIN = /^[\t\n\u0020-\u007e]*$/

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The end offsets (UTF-16 units) of the words of a text, in order.
 * A word is a run without white space that holds a letter or a digit; in scripts written
 * without spaces it is a word-like segment of Unicode's word boundaries (UAX #29).
 */
function* wordEnds(text: string): Generator<number> {
  for (const run of text.matchAll(/\S+/gu)) {
    const [chunk] = run
    if (UNSPACED.test(chunk)) {
      for (const segment of words.segment(chunk)) {
        if (segment.isWordLike) yield run.index + segment.index + segment.segment.length
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
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
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
