import type { Rule } from '../parse/document.ts'
import { areTogether, isFollowedByBreak, wordSet, words } from '../parse/query.ts'

const AFTER_YOU_ARE = wordSet('supposed not the a an gonna welcome kidding joking')
const BEFORE_END = wordSet('right wrong late early sure welcome crazy beautiful amazing funny tired')
const BEFORE_TO = wordSet('going trying about able allowed welcome')
const OWNED = wordSet('own name mother father sister brother house car dog cat hand hands face head heart')

/** "your" for "you're" and the other way round, where only one of them can stand. */
export const your: Rule = {
  name: 'your',
  section: 'grammar',
  check: function* (context) {
    for (const { token, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      const third = sentence.tokens[at + 2]
      const isEnd = third === undefined || isFollowedByBreak(next)
      if (token.lower === 'your') {
        const isVerb =
          (AFTER_YOU_ARE.has(next.lower) && (next.lower !== 'welcome' || isEnd)) ||
          (BEFORE_END.has(next.lower) && isEnd) ||
          (BEFORE_TO.has(next.lower) && third?.lower === 'to')
        if (!isVerb) continue
        yield {
          start: token.start,
          end: next.end,
          reason: '"Your" tells whose; here you mean "you are".',
          advice: `Write "you're ${next.text}".`,
        }
      } else if (token.lower === "you're" && OWNED.has(next.lower) && isEnd) {
        yield {
          start: token.start,
          end: next.end,
          reason: '"You\'re" is short for "you are"; here something belongs to you.',
          advice: `Write "your ${next.text}".`,
        }
      }
    }
  },
}
