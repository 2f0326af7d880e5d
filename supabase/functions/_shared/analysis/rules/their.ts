import type { Rule, Token } from '../parse/document.ts'
import {
  areTogether,
  isFollowedByBreak,
  isOpeningCompound,
  isTagged,
  isToVerb,
  wordSet,
  words,
} from '../parse/query.ts'

const AFTER_THEY_ARE = wordSet('going not a an the gonna too so supposed')
const THERE_IS = wordSet('is are was were')
const GOING = wordSet('going coming leaving trying getting')
const BEFORE_THERE_CLAUSE = wordSet(
  'think thinks thought know knows knew hope hopes say says said that because if but so believe guess when',
)
const OWNED = wordSet('own house car parents mother father children dog names')

const isNoun = (token: Token | undefined) => isTagged(token, 'Noun') && !isTagged(token, 'Pronoun')

/** "their supposed allies", "their going to war", "their too many cats": "their" is right, not "they are". */
function isOwnedByThem(previous: Token | undefined, next: Token, after: readonly Token[]): boolean {
  const [third, fourth] = after
  if (isOpeningCompound(next, third)) return true
  if (next.lower === 'supposed') return third?.lower !== 'to'
  if (next.lower === 'too' || next.lower === 'so')
    return isNoun(third) || (isTagged(third, 'Adjective') && isNoun(fourth))
  if (next.lower !== 'going' && !(next.lower === 'not' && third?.lower.endsWith('ing'))) return false
  // "because of their not paying": after most words, an -ing form is a noun that "their" can own.
  if (previous && !isFollowedByBreak(previous) && !BEFORE_THERE_CLAUSE.has(previous.lower)) return true
  if (next.lower === 'not') return false
  if (third?.lower === 'to') return !isToVerb(third, fourth)
  if (/^(?:farther|further|on|back|home)$/u.test(third?.lower ?? '') && /^(?:was|is|would)$/u.test(fourth?.lower ?? ''))
    return true
  return !third || /^(?:away|was|and)$/u.test(third.lower) || (isTagged(third, 'Noun') && !isTagged(third, 'Pronoun'))
}

/** "their", "there" and "they're", where only one of them is correct. */
export const their: Rule = {
  name: 'their',
  label: '"their", "there" and "they\'re"',
  weight: 6,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      const third = sentence.tokens[at + 2]
      const range = { start: token.start, end: next.end }
      if (token.lower === 'their' && THERE_IS.has(next.lower)) {
        yield { ...range, reason: '"Their" means "of them". You mean "there".', advice: `Write "there ${next.text}".` }
      } else if (token.lower === 'their' && AFTER_THEY_ARE.has(next.lower)) {
        if (isOwnedByThem(previous, next, sentence.tokens.slice(at + 2, at + 4))) continue
        yield {
          ...range,
          reason: '"Their" means "of them". You mean "they are".',
          advice: `Write "they're ${next.text}".`,
        }
      } else if (token.lower === 'there' && GOING.has(next.lower)) {
        if (previous && !BEFORE_THERE_CLAUSE.has(previous.lower)) continue
        yield {
          ...range,
          reason: '"There" is a place. You mean "they are".',
          advice: `Write "they're ${next.text}".`,
        }
      } else if (
        token.lower === "they're" &&
        OWNED.has(next.lower) &&
        (third === undefined || isFollowedByBreak(next))
      ) {
        yield {
          ...range,
          reason: '"They\'re" means "they are". You mean "of them".',
          advice: `Write "their ${next.text}".`,
        }
      }
    }
  },
}
