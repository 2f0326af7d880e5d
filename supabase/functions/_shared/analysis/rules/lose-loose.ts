import type { Rule } from '../parse/document.ts'
import { areTogether, isTagged, wordSet, words } from '../parse/query.ts'

const BEFORE_VERB = wordSet(
  "to will would could can might may must should don't didn't doesn't won't wouldn't can't cannot couldn't not never you'll i'll we'll they'll he'll she'll",
)
const OBJECTS = wordSet(
  'my your his her its our their the a an it him them me us you this that everything anything sight hope weight track patience',
)

/** "loose" where "lose" is meant. To loose an arrow or a knot is left alone. */
export const loseLoose: Rule = {
  name: 'lose-loose',
  label: '"lose" and "loose"',
  weight: 5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!previous || !next || !areTogether(previous, token)) continue
      const object = sentence.tokens[at + 2]?.lower ?? ''
      const isLoosed = /^(?:arrows?|bolts?|dogs?|hounds?|knots?|ropes?|volleys?|grip|bonds|shot)$/u.test(object)
      if (token.lower === 'loose' && BEFORE_VERB.has(previous.lower) && !isLoosed) {
        if (!OBJECTS.has(next.lower) && !isTagged(next, 'Plural')) continue
        yield {
          start: previous.start,
          end: token.end,
          reason: '"Loose" is the opposite of "tight".',
          advice: 'What one no longer has, one "loses", with one o.',
        }
      } else if (token.lower === 'loosing' && OBJECTS.has(next.lower) && !isLoosed) {
        yield {
          start: token.start,
          end: token.end,
          reason: '"Loosing" would mean setting free.',
          advice: 'Write "losing".',
        }
      } else if (token.lower === 'lose' && /^(?:came|come|broke|break|hung|cut|work|worked)$/u.test(previous.lower)) {
        yield {
          start: previous.start,
          end: token.end,
          reason: 'What is no longer fixed is loose.',
          advice: 'Write "loose".',
        }
      }
    }
  },
}
