import type { Rule } from '../parse/document.ts'
import { areTogether, wordSet, words } from '../parse/query.ts'

const MODALS = wordSet("could should would must might couldn't shouldn't wouldn't mightn't")

/** "could of" for "could have". In speech it can be the character's own way of talking. */
export const couldOf: Rule = {
  name: 'could-of',
  label: '"of" for "have"',
  weight: 6,
  section: 'grammar',
  check: function* (context) {
    for (const { token, next, sentence, at } of words(context)) {
      if (token.isQuoted || !MODALS.has(token.lower) || next?.lower !== 'of' || !areTogether(token, next)) continue
      if (/^(?:course|late|necessity|old)$/u.test(sentence.tokens[at + 2]?.lower ?? '')) continue
      yield {
        start: token.start,
        end: next.end,
        reason: `"${token.text} of" is how "${token.text}'ve" sounds, not how it is written.`,
        advice: `Write "${token.text} have".`,
      }
    }
  },
}
