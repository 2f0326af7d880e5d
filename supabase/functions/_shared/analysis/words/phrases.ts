import type { Document, Range } from '../parse/document.ts'
import { folded } from '../parse/parse.ts'

export interface PhraseHit<Entry> extends Range {
  readonly entry: Entry
}

/**
 * Looks a list of phrases up in a text, in one pass. A phrase is a regular expression without groups that remember and
 * without repetition; blanks stand for any run of white space.
 */
export function phraseFinder<Entry>(entries: readonly (readonly [pattern: string, entry: Entry])[]) {
  const patterns = entries.map(([pattern]) => pattern.replaceAll(' ', String.raw`\s{1,3}`))
  const finder = new RegExp(
    String.raw`(?<![\p{L}\p{N}'-])(?:${patterns.map((p) => `(${p})`).join('|')})(?![\p{L}\p{N}'-])`,
    'gu',
  )
  return (document: Document): PhraseHit<Entry>[] => {
    const hits: PhraseHit<Entry>[] = []
    for (const match of folded(document.text).matchAll(finder)) {
      const which = match.slice(1).findIndex((group) => group !== undefined)
      const entry = entries[which]?.[1]
      if (entry === undefined) continue
      hits.push({ start: match.index, end: match.index + match[0].length, entry })
    }
    return hits
  }
}

/** Whether a place stands in quotation marks. */
export function isInSpeech({ speech }: Document, at: number): boolean {
  return speech.some(({ start, end }) => start <= at && at < end)
}
