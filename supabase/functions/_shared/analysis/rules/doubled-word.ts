import type { Rule } from '../parse/document.ts'
import { areTogether, wordSet, words } from '../parse/query.ts'

/** Words that may correctly be doubled: "had had", "that that", "very, very". */
const MAY_DOUBLE = wordSet(
  'had that very really so no yes bye ha ho he hee knock tick tock now there far many long much again please never her you more on and-on in is do blah well boo choo night goody tut chop hush tap drip',
)
/** Small words whose doubling is always a typo. */
const NEVER_DOUBLE = wordSet(
  'the a an of to and with from for my your our their his its at by as or but into was were are be been i we they she it this',
)

/** The same word twice in a row. */
export const doubledWord: Rule = {
  name: 'doubled-word',
  label: 'doubled word',
  weight: 4.5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, next } of words(context)) {
      if (!next || token.lower !== next.lower || !areTogether(token, next) || !/^\p{L}/u.test(token.lower)) continue
      if (MAY_DOUBLE.has(token.lower)) continue
      // Skips capitals, which may be names (Duran Duran), and speech, which may stammer.
      if (!NEVER_DOUBLE.has(token.lower) && (token.isQuoted || /^\p{Lu}/u.test(next.text))) continue
      yield {
        start: token.start,
        end: next.end,
        reason: `"${token.text}" stands here twice.`,
        advice: 'One is enough.',
        right: token.text,
      }
    }
  },
}
