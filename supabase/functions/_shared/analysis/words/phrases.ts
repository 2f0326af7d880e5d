import type { Document, Range } from '../parse/document.ts'
import { formsOf } from '../parse/inflect.ts'
import { folded } from '../parse/parse.ts'

export interface PhraseHit<Entry> extends Range {
  readonly entry: Entry
}

/** Words in capitals stand for several in a pattern. */
const SEVERAL: Readonly<Record<string, string>> = {
  MY: "(?:my|your|his|her|its|our|their|[a-z]+'s)",
  ME: '(?:me|you|him|her|it|us|them)',
  WE: '(?:i|you|he|she|it|we|they)',
  BE: '(?:be|been|being|am|is|are|was|were)',
}

/** Words that may come in between: "the very best of both worlds", "ran slowly down my spine". */
const FILLER = String.raw`(?:(?:very|so|just|ever|own|whole|proverbial|veritable|here|was|were|had|[a-z]+ly)\s{1,3})?`

/** A pattern in full, as a regular expression. */
const inFull = (pattern: string) =>
  pattern
    .replaceAll(/\b(?:MY|ME|WE|BE)\b/gu, (word) => SEVERAL[word] ?? word)
    .replaceAll(/(\p{L}+)~/gu, (_, verb: string) => `(?:${formsOf(verb).join('|')})`)
    .replaceAll('_ ', "(?:[a-z'-]+ ){0,2}")
    .replaceAll('[- ]', String.raw`[-\s]`)
    .replaceAll(/ (\??)/gu, (_, isOptional) => (isOptional ? String.raw`\s?` : String.raw`\s{1,3}${FILLER}`))

/** A pattern's groups capture nothing: in a list, "(" is enough. */
const uncaptured = (pattern: string) => pattern.replaceAll(/\((?!\?)/gu, '(?:')

/** A pattern that ends, or begins, in a choice as one pattern for each: so more words are certain. */
function each(pattern: string): string[] {
  const [, before = '', choice, after = ''] =
    /^(.*)\(\?:([^()]+)\)$/u.exec(pattern) ?? /^()\(\?:([^()]+)\)(?!\?)(.*)$/u.exec(pattern) ?? []
  return choice?.split('|').map((one) => before + one + after) ?? [pattern]
}

/** What stands in every match of a pattern, word by word. */
export function certainWords(pattern: string): readonly string[] {
  let rest = pattern
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/\((?:[^()[\]]|\[[^\]]*\])*\)\??/gu, ' ')
  }
  return rest.replaceAll(/\[[^\]]*\]|.\?|\p{L}+~/gu, ' ').match(/[\p{Ll}']{2,}/gu) ?? []
}

/**
 * Finds a list of phrases in a text. A phrase is a regular expression without repetition and alternatives outside a
 * group, and its groups are "(this|that)"; a blank matches up to three white space characters, "take~" every form of the
 * verb, "MY", "ME", "WE" and "BE" any owner, person and form of "be", and "_" up to two words. Where phrases overlap,
 * takes the first, and the longest of those that begin together.
 */
export function phraseFinder<Entry>(entries: readonly (readonly [pattern: string, entry: Entry])[]) {
  // Most phrases are in no text: one is compiled when a text has all its words.
  const all = entries.flatMap(([pattern, entry]) => each(uncaptured(pattern)).map((one) => [one, entry] as const))
  const phrases = all.map(([pattern, entry]) => {
    let compiled: RegExp | undefined
    const search = () =>
      (compiled ??= new RegExp(`(?<![a-zà-öø-ÿ0-9'-])(?:${inFull(pattern)})(?![a-zà-öø-ÿ0-9'-])`, 'g'))
    return { certain: certainWords(pattern), search, entry }
  })
  return (document: Document): PhraseHit<Entry>[] => {
    const text = folded(document.text)
    const known = new Map<string, boolean>()
    const has = (word: string) => {
      const isThere = known.get(word) ?? text.includes(word)
      known.set(word, isThere)
      return isThere
    }
    const hits = phrases.flatMap(({ certain, search, entry }) =>
      certain.every(has)
        ? [...text.matchAll(search())].map(({ 0: { length }, index: start }) => ({ start, end: start + length, entry }))
        : [],
    )
    let end = 0
    return hits
      .sort((one, other) => one.start - other.start || other.end - one.end)
      .filter((hit) => {
        const isFree = hit.start >= end
        if (isFree) end = hit.end
        return isFree
      })
  }
}

/** Whether a place is inside quotation marks. */
export function isInSpeech({ speech }: Document, at: number): boolean {
  return speech.some(({ start, end }) => start <= at && at < end)
}
