import { headNoun } from './detect-artefact.ts'
import { ORDERS, ORDERS_OR_THINGS, PREPOSITIONS } from './english.ts'
import { shapeOf } from './shape.ts'
import { stripLeadIn } from './strip-lead-in.ts'

// "Make it short", "add a joke": these refine an order that another sentence gives.
const REFINING =
  /^(?:(?:make|keep|give|have) (?:it|this|that|them|sure)|(?:add|include|use|mention|keep|focus|consider|remember|avoid)\b|it (?:should|must))/iu
const SPEAKING_TO_YOU = /^(?:ask|tell|show|give|teach|quiz|test|send|walk) (?:me|us)\b/iu

/** How surely a sentence asks for something: an order above a wish, a known thing above a bare one. */
function askingStrength(sentence: string): number {
  const { text, leadIn } = stripLeadIn(sentence)
  const first = (text.match(/^[\p{L}-]+/u)?.[0] ?? '').toLowerCase()
  const rest = text.slice(first.length).trimStart()
  const isOrder =
    leadIn === 'order' ||
    leadIn === 'help' ||
    (ORDERS.has(first) && rest !== '') ||
    (ORDERS_OR_THINGS.has(first) && rest !== '' && !PREPOSITIONS.test(rest)) ||
    SPEAKING_TO_YOU.test(text)
  const isWish = leadIn === 'thing' || leadIn === 'own'
  const isNamed = headNoun(text) !== undefined
  if (REFINING.test(text)) return 0
  if (isOrder || isWish) return (isOrder ? 2 : 1) + (isNamed ? 1.5 : 0)
  if (/\?["'”’)]*$/u.test(sentence)) return 1.5
  return isNamed && shapeOf(text, leadIn, true, true) === 'thing' ? 2 : 0
}

/** Index of the sentence that asks; the first one when none does. */
export function askingIndex(sentences: readonly string[]): number {
  let best = 0
  let strength = 0
  for (const [index, sentence] of sentences.entries()) {
    const own = askingStrength(sentence)
    if (own > strength) {
      best = index
      strength = own
    }
  }
  return best
}
