import type { Rule } from '../parse/document.ts'
import CLICHES from '../words/cliches.json' with { type: 'json' }
import { isInSpeech, phraseFinder } from '../words/phrases.ts'

const find = phraseFinder(CLICHES.map((pattern) => [pattern, pattern] as const))

// Entries that are meant literally before these words: "At the end of the day the rain stopped" tells the time.
const LITERAL: Readonly<Record<string, RegExp>> = {
  'at the end of the day':
    /^(?!,|\s(?:(?:it['’]s|it is|that['’]s|that is) (?:all|about|just|only)|what (?:really )?(?:matters|counts))\b)/u,
  'BE a piece of cake': /^\s+(?:and|with|on|from|for|in|or|left)\b/u,
  "(BE|isn't|wasn't|like|not|no) (a )?walk in the park": /^\s+(?:with|and|before|after|on|at)\b/u,
  'the (last|final) straw': /^\s+(?:from|in|on|of)\b/u,
  'like clockwork': /^\s+(?:toys|mice|birds|soldiers)\b/u,
}

/** Clichés. Skips speech, quotations, literal uses, and those after a word such as "so-called" or "proverb". */
export const cliche: Rule = {
  name: 'cliche',
  label: 'cliché',
  weight: 6.5,
  section: 'creativity',
  check: (context) =>
    find(context)
      .filter(({ start, end, entry }) => {
        if (isInSpeech(context, start)) return false
        const after = context.text.slice(end, end + 30).toLowerCase()
        const before = context.text.slice(Math.max(0, start - 25), start).toLowerCase()
        if (/(?:clich[eé]|so-called|phrase|proverb|saying)\W*$/u.test(before)) return false
        return !LITERAL[entry]?.test(after)
      })
      .map(({ start, end }) => ({
        start,
        end,
        reason: 'This is a cliché. Readers have seen it too often.',
        advice: 'Describe what was really there to see or hear.',
      })),
}
