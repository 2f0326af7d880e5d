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
  const alone = (phrases: readonly string[]) =>
    String.raw`(?<![\p{L}\p{N}'-])(?:${phrases.join('|')})(?![\p{L}\p{N}'-])`
  // Hundreds of groups make a search slow: one pattern without them finds the place, the other says which phrase it is.
  const finder = new RegExp(alone(patterns), 'gu')
  const teller = new RegExp(alone(patterns.map((pattern) => `(${pattern})`)), 'uy')
  return (document: Document): PhraseHit<Entry>[] => {
    const hits: PhraseHit<Entry>[] = []
    const text = folded(document.text)
    for (const match of text.matchAll(finder)) {
      teller.lastIndex = match.index
      const groups = teller.exec(text)?.slice(1) ?? []
      const which = groups.findIndex((group) => group !== undefined)
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
