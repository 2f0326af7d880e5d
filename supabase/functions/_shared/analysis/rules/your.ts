import type { Rule, Token } from '../parse/document.ts'
import { areTogether, isFollowedByBreak, isOpeningCompound, isToVerb, wordSet, words } from '../parse/query.ts'

const NEVER_OWNED = wordSet('not the a an gonna')
const BEFORE_END = wordSet('right wrong late early sure welcome crazy beautiful amazing funny tired kidding joking')
const BEFORE_TO = wordSet('supposed about able allowed')
/** "Your going to church", "your welcome to the town": a verb has to come after "to". */
const BEFORE_TO_VERB = wordSet('going trying welcome')
const OPENS_CLAUSE = wordSet(
  'that think thinks thought know knows knew if sure because when but so say says said hope hopes guess believe bet heard since whether until unless now maybe perhaps',
)
/** These can also be nouns: "On your right", "the light on your left, then your right". */
const THINGS = wordSet('right welcome')
const OPENS_CLAUSE_BEFORE_THING = wordSet('that think thinks thought know knows knew if sure')
const OWNED = wordSet('own name mother father sister brother house car dog cat hand hands face head heart')

/** Whether a clause can begin after the previous word; not so in "for your welcome" and "overstayed your welcome". */
function opensClause(previous: Token | undefined, next: Token): boolean {
  if (previous === undefined) return true
  if (THINGS.has(next.lower)) return OPENS_CLAUSE_BEFORE_THING.has(previous.lower) || /["“‘]/u.test(previous.after)
  return OPENS_CLAUSE.has(previous.lower) || isFollowedByBreak(previous)
}

/** Whether a phrase ends after this word. In "your beautiful, stubborn mother" it continues after the comma. */
const isClosed = (word: Token, next: Token | undefined) =>
  /^,["”’']/u.test(word.after) || (!word.after.startsWith(',') && (next === undefined || isFollowedByBreak(word)))

function meansYouAre(previous: Token | undefined, next: Token, after: readonly Token[]): boolean {
  const [third, fourth] = after
  if (isOpeningCompound(next, third)) return false
  if (BEFORE_TO.has(next.lower)) return third?.lower === 'to' && areTogether(next, third)
  if (NEVER_OWNED.has(next.lower)) {
    // "Thank you for your not asking": an -ing form after "not" can be owned.
    return next.lower !== 'not' || !third?.lower.endsWith('ing') || opensClause(previous, next)
  }
  if (!opensClause(previous, next)) return false
  return (
    (BEFORE_END.has(next.lower) && isClosed(next, third)) ||
    (next.lower === 'kidding' && third?.lower === 'me') ||
    (BEFORE_TO_VERB.has(next.lower) && isToVerb(third, fourth))
  )
}

/** "your" for "you're" and the reverse, where only one of them is correct. */
export const your: Rule = {
  name: 'your',
  label: '"your" and "you\'re"',
  weight: 6,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      if (token.lower === 'your') {
        if (!meansYouAre(previous, next, sentence.tokens.slice(at + 2, at + 4))) continue
        yield {
          start: token.start,
          end: next.end,
          reason: '"Your" means "of you". You mean "you are".',
          advice: `Write "you're ${next.text}".`,
        }
        continue
      }
      const isEnd = sentence.tokens[at + 2] === undefined || isFollowedByBreak(next)
      if (token.lower === "you're" && OWNED.has(next.lower) && isEnd) {
        yield {
          start: token.start,
          end: next.end,
          reason: '"You\'re" means "you are". You mean "of you".',
          advice: `Write "your ${next.text}".`,
        }
      }
    }
  },
}
