import { createQuoteFinder } from './plain-quotes'
import type { Remark } from './remarks'

/** The remarks that ask for something: praise is not a thing to settle. */
export function openRemarks(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(({ kind }) => kind !== 'good')
}

/**
 * Numbers of the remarks that a revision has settled: the revision holds the quoted words, at all their places, less
 * often than the text did. Typographic differences (curly quotation marks, spaces) settle nothing.
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
