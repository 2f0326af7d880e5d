import type { Rule } from '../parse/document.ts'
import { CLICHES } from '../words/cliches.ts'
import { isInSpeech, phraseFinder } from '../words/phrases.ts'

const find = phraseFinder(CLICHES.map((pattern) => [pattern, pattern] as const))

// Phrases that are meant literally before these words: "At the end of the day the rain stopped" tells the time.
const LITERAL: readonly (readonly [phrase: RegExp, after: RegExp])[] = [
  [
    /^at the end of the day$/u,
    /^(?!,|\s(?:it(?:'s| is)|what (?:really )?(?:matters|counts)|we (?:all|are)|this is|that(?:'s| is))\b)/u,
  ],
  [/^a piece of cake$/u, /^\s+(?:and|with|on|from|for|in|or)\b/u],
  [/^a walk in the park$/u, /^\s+(?:with|and|before|after|on|at)\b/u],
  [/^the last straw$/u, /^\s+(?:from|in|on|of)\b/u],
  [/^like clockwork$/u, /^\s+(?:toys|mice|birds|soldiers)\b/u],
]

/** Clichés. Skips speech, quotations, literal uses, and those after a word such as "so-called" or "proverb". */
export const cliche: Rule = {
  name: 'cliche',
  label: 'cliché',
  weight: 6.5,
  section: 'creativity',
  check: (context) =>
    find(context)
      .filter(({ start, end }) => {
        if (isInSpeech(context, start)) return false
        const phrase = context.text.slice(start, end).toLowerCase()
        const after = context.text.slice(end, end + 30).toLowerCase()
        const before = context.text.slice(Math.max(0, start - 25), start).toLowerCase()
        if (/(?:clich[eé]|so-called|phrase|proverb|saying)\W*$/u.test(before)) return false
        return !LITERAL.some(([which, literal]) => which.test(phrase) && literal.test(after))
      })
      .map(({ start, end }) => ({
        start,
        end,
        reason: 'Readers have met this phrase so often that they no longer see anything.',
        advice: 'Say what was really there to see, hear or do; something only this moment has.',
      })),
}
