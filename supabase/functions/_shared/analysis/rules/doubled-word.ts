import type { Rule } from '../parse/document.ts'
import { areTogether, wordSet, words } from '../parse/query.ts'

/** Small words whose doubling is a typo. Others may be meant: "very, very", "had had", "chomp chomp". */
const NEVER_DOUBLE = wordSet(
  'the a an of and with from for my your our their his its at by as or but into were are be been i we they it this to was is must should could would because people',
)
/** "What you have to to live", "the only one there was was red": each of the two belongs to another verb. */
const MAY_COME_BEFORE: Readonly<Record<string, RegExp>> = {
  to: /^(?:have|has|had|having|need|needs|needed|want|wants|wanted|ought|used|got|able|going|like|love)$/u,
  was: /./u,
  is: /./u,
}

/** The same word twice in a row. */
export const doubledWord: Rule = {
  name: 'doubled-word',
  label: 'doubled word',
  weight: 4.5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next } of words(context)) {
      if (!next || token.lower !== next.lower || !areTogether(token, next) || !NEVER_DOUBLE.has(token.lower)) continue
      if (MAY_COME_BEFORE[token.lower]?.test(previous?.lower ?? '') || /[-(]$/u.test(token.before)) continue
      yield {
        start: token.start,
        end: next.end,
        reason: `The word "${token.lower}" is here twice.`,
        advice: `Write "${token.text}" once.`,
        right: token.text,
      }
    }
  },
}
