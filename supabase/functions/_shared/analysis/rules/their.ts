import type { Rule } from '../parse/document.ts'
import { areTogether, isFollowedByBreak, isTagged, wordSet, words } from '../parse/query.ts'

const AFTER_THEY_ARE = wordSet('going coming leaving trying not a an the gonna too so supposed all')
const THERE_IS = wordSet('is are was were')
const GOING = wordSet('going coming leaving trying getting')
const BEFORE_THERE_CLAUSE = wordSet(
  'think thinks thought know knows knew hope hopes say says said that because if but so believe guess when',
)
const OWNED = wordSet('own house car parents mother father children dog names')

/** "their", "there" and "they're", where only one of them can stand. */
export const their: Rule = {
  name: 'their',
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      const third = sentence.tokens[at + 2]
      const range = { start: token.start, end: next.end }
      if (token.lower === 'their' && THERE_IS.has(next.lower)) {
        yield { ...range, reason: '"Their" tells whose; here you mean "there".', advice: `Write "there ${next.text}".` }
      } else if (token.lower === 'their' && AFTER_THEY_ARE.has(next.lower)) {
        // "their going away", "their all-clear", "their too many cats": these take a noun.
        const isNoun =
          /^(?:going|coming|leaving|too|so|all)$/u.test(next.lower) &&
          isTagged(third, 'Noun') &&
          !isTagged(third, 'Pronoun')
        const isAway =
          /^(?:going|coming|leaving)$/u.test(next.lower) &&
          (third?.lower === 'away' || third === undefined || third.lower === 'was' || third.lower === 'and')
        if (isNoun || isAway || next.lower === 'all') continue
        yield {
          ...range,
          reason: '"Their" tells whose; here you mean "they are".',
          advice: `Write "they're ${next.text}".`,
        }
      } else if (token.lower === 'there' && GOING.has(next.lower)) {
        if (previous && !BEFORE_THERE_CLAUSE.has(previous.lower)) continue
        yield {
          ...range,
          reason: '"There" is a place; here you mean "they are".',
          advice: `Write "they're ${next.text}".`,
        }
      } else if (
        token.lower === "they're" &&
        OWNED.has(next.lower) &&
        (third === undefined || isFollowedByBreak(next))
      ) {
        yield {
          ...range,
          reason: '"They\'re" is short for "they are"; here something belongs to them.',
          advice: `Write "their ${next.text}".`,
        }
      }
    }
  },
}
