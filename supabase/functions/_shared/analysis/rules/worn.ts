import type { Rule } from '../parse/document.ts'
import type { Kind, Purpose } from '../types.ts'
import { isInSpeech, phraseFinder } from '../words/phrases.ts'
import { WORN } from '../words/worn/worn.ts'

const finders = new Map<string, ReturnType<typeof phraseFinder<string>>>()

/** Finds the phrases that are worn in one kind of text; compiled on first use. */
function finderFor(kind: Kind, purpose: Purpose | undefined) {
  const key = `${kind} ${purpose}`
  const known = finders.get(key)
  if (known) return known
  const entries = WORN.flatMap((list) => {
    const isThere = list.in.some((where) => where === kind || where === purpose)
    return list.phrases.flatMap(({ remedy, there = [], anywhere = [] }) =>
      [...(isThere ? there : []), ...anywhere].map((pattern) => [pattern, remedy] as const),
    )
  })
  const finder = phraseFinder(entries)
  finders.set(key, finder)
  return finder
}

/** Phrases that are overused in this kind of text: letters, advertisements, essays or stories. */
export const worn: Rule = {
  name: 'worn',
  label: 'stock phrase',
  // Above a cliché's weight, because its advice fits the kind of text.
  weight: 6.6,
  section: 'creativity',
  check: (context) =>
    finderFor(
      context.kind,
      context.purpose,
    )(context)
      .filter(({ start }) => !isInSpeech(context, start))
      .map(({ start, end, entry }) => ({
        start,
        end,
        reason: 'This is a stock phrase. Readers skip it.',
        advice: entry,
      })),
}
