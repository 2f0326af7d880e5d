import type { Finding } from './types.ts'

/** A change of the text: what stands at a place, and what comes in its stead. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

const ADVISED = /^(?:Write|Did you mean) "([^"…]+)"(?: or "[^"]*")?(?:, or [^.?]*)?[.?]$/u

/**
 * What the advice of a finding puts into the text. An advice may name fewer words than are marked ("several reason":
 * write "reasons"): then it replaces as many of the last ones.
 * @returns undefined where the advice names no words
 */
export function replacementOf({
  quote,
  start,
  advice = '',
  right,
}: Pick<Finding, 'quote' | 'start' | 'advice' | 'right'>): Replacement | undefined {
  const end = start + quote.length
  if (right !== undefined) return { start, end, text: likeFirst(quote, right) }
  const advised = ADVISED.exec(advice)?.[1]
  if (advised === undefined) return undefined
  const words = [...quote.matchAll(/\S+/gu)]
  const from = words.at(-advised.split(' ').length)?.index ?? 0
  return { start: quote.slice(from) === advised ? start : start + from, end, text: advised }
}

/** With a capital where the marked words have one. */
const likeFirst = (quote: string, right: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(quote) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right
