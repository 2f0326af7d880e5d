import { createQuoteFinder } from './plain-quotes'
import type { Remark } from './remarks'

/** The remarks that ask for a change, which praise does not. */
export function openRemarks(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(({ kind }) => kind !== 'good')
}

/**
 * Numbers of the remarks that a revision has settled: it contains the quoted words, at all their places, less often
 * than the text did. Typographic differences (curly quotation marks, spaces) do not settle a remark.
 */
export function settledNumbers(remarks: readonly Remark[], text: string, revision: string): ReadonlySet<number> {
  if (text === revision) return new Set()
  const before = createQuoteFinder(text)
  const after = createQuoteFinder(revision)
  const settled = openRemarks(remarks).filter(({ quote, others }) => {
    const quotes = [quote, ...others.map(({ start, end }) => text.slice(start, end))]
    return [...new Set(quotes)].every((words) => {
      const places = quotes.filter((other) => other === words).length
      return after.count(words) <= before.count(words) - places
    })
  })
  return new Set(settled.map(({ number }) => number))
}
