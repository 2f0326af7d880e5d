/** A stretch of a text, in UTF-16 units. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A text with quotation marks, dashes and white space normalized, and the origin of each of its units. */
interface Plain {
  readonly text: string
  /** For each unit of `text`: the place it has in the original. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

// Single and double marks are equal, because quoting speech inside a quotation changes one into the other.
const REPLACED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  '"': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '‟': "'",
  '«': "'",
  '»': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '…': '...',
  // Soft hyphen, zero-width space and byte order mark are invisible and never quoted.
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
}
const SPACE = /\s/

function toPlain(original: string): Plain {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let index = 0; index < original.length; index += 1) {
    const unit = original.charAt(index)
    const plain = SPACE.test(unit) ? ' ' : (REPLACED[unit] ?? unit)
    if (plain === ' ' && text.endsWith(' ')) {
      ends[ends.length - 1] = index + 1
      continue
    }
    for (const part of plain) {
      text += part
      starts.push(index)
      ends.push(index + 1)
    }
  }
  return { text, starts, ends }
}

// In scripts without spaces a quotation may begin anywhere.
const WORD = /[\p{L}\p{N}\p{M}]/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

function joins(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  return WORD.test(before) && WORD.test(after) && !UNSPACED.test(before) && !UNSPACED.test(after)
}

/** Finds quotations in a text, ignoring differences in quotation marks, dashes and spaces. */
export interface QuoteFinder {
  /** The first place of a quotation as whole words; undefined if the text does not contain it. */
  readonly find: (quote: string) => Place | undefined
  /** How often the text holds it. */
  readonly count: (quote: string) => number
}

/** Prepares a text for being searched. */
export function createQuoteFinder(original: string): QuoteFinder {
  const plain = toPlain(original)
  const lower = plain.text.toLowerCase()
  // Some letters become longer in lower case, and then positions in the two texts differ.
  const isFoldable = lower.length === plain.text.length

  const indexIn = (text: string, wanted: string, from = 0): number => {
    let at = text.indexOf(wanted, from)
    while (at !== -1 && (joins(text, at) || joins(text, at + wanted.length))) at = text.indexOf(wanted, at + 1)
    return at
  }
  const indexOf = (wanted: string, from = 0): number => {
    const at = indexIn(plain.text, wanted, from)
    return at === -1 && isFoldable ? indexIn(lower, wanted.toLowerCase(), from) : at
  }
  const placeOf = (at: number, length: number): Place => ({
    start: plain.starts[at] ?? 0,
    end: plain.ends[at + length - 1] ?? original.length,
  })

  const findWhole = (wanted: string): Place | undefined => {
    const at = indexOf(wanted)
    return at === -1 ? undefined : placeOf(at, wanted.length)
  }
  // For “The kitchen was cold … at the table”, the place runs from the first part to the last.
  const findParts = (wanted: string): Place | undefined => {
    const parts = wanted
      .split('...')
      .map((part) => part.trim())
      .filter((part) => part.length > 1)
    const [first] = parts
    const last = parts.at(-1)
    if (!wanted.includes('...') || first === undefined || last === undefined) return undefined
    const start = indexOf(first)
    if (start === -1) return undefined
    const end = parts.length === 1 ? start : indexOf(last, start + first.length)
    if (end === -1) return undefined
    return { start: placeOf(start, 1).start, end: placeOf(end, last.length).end }
  }

  const wantedOf = (quote: string) => toPlain(quote).text.trim()
  const find = (quote: string): Place | undefined => {
    const wanted = wantedOf(quote)
    // A single letter would match almost everywhere.
    if (wanted.replace(/[^\p{L}\p{N}]/gu, '').length < 2) return undefined
    // Punctuation before the closing mark often belongs to the sentence around the quotation.
    const bare = wanted.replace(/[.,;:!?]+$/, '').trimEnd()
    // Quotations write line breaks of a poem as a slash.
    const unbroken = bare.replaceAll(' / ', ' ')
    return (
      findWhole(wanted) ??
      (bare === wanted ? undefined : findWhole(bare)) ??
      (unbroken === bare ? undefined : findWhole(unbroken)) ??
      findParts(wanted)
    )
  }
  const count = (quote: string): number => {
    const wanted = wantedOf(quote)
    let found = 0
    let at = wanted === '' ? -1 : indexIn(plain.text, wanted)
    while (at !== -1) {
      found += 1
      at = indexIn(plain.text, wanted, at + wanted.length)
    }
    return found
  }
  return { find, count }
}
