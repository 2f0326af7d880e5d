import type { Document, Range } from '../parse/document.ts'
import { folded } from '../parse/parse.ts'

export interface PhraseHit<Entry> extends Range {
  readonly entry: Entry
}

/**
 * Finds a list of phrases in a text in one pass. A phrase is a regular expression without capturing groups and
 * repetition; a blank matches up to three white space characters.
 */
export function phraseFinder<Entry>(entries: readonly (readonly [pattern: string, entry: Entry])[]) {
  const patterns = entries.map(([pattern]) => pattern.replaceAll(' ', String.raw`\s{1,3}`))
  const alone = (phrases: readonly string[]) =>
    String.raw`(?<![\p{L}\p{N}'-])(?:${phrases.join('|')})(?![\p{L}\p{N}'-])`
  // Hundreds of groups make a search slow, so one pattern without groups finds the place, another the phrase.
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

/** Whether a place is inside quotation marks. */
export function isInSpeech({ speech }: Document, at: number): boolean {
  return speech.some(({ start, end }) => start <= at && at < end)
}
