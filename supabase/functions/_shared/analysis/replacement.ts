import type { Finding } from './types.ts'

/** A change of the text: a place and its new text. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

const ADVISED = /^(?:Write|Did you mean) "([^"…]+)"(?: or "[^"]*")?(?:, or [^.?]*)?[.?]$/u

/**
 * The replacement that a finding advises. If the advice has fewer words than are marked ("several reason": write
 * "reasons"), it replaces as many of the last words as it has.
 * @returns undefined if the advice names no words
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
  return { start: start + from, end, text: likeFirst(quote.slice(from), advised) }
}

/** Capitalises the replacement if the marked words start with a capital. */
const likeFirst = (quote: string, right: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(quote) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right
