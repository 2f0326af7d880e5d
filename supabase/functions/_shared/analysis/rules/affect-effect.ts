import type { Rule } from '../parse/document.ts'
import { areTogether, isTagged, wordSet, words } from '../parse/query.ts'

const BEFORE_NOUN = wordSet(
  'an the no any some little strong big great bad good huge small lasting negative positive side',
)
const HELPERS = wordSet('does do did will would can could may might must should not')
const PEOPLE = wordSet('me you him us them people everyone everybody anyone')

/** "affect" for "effect" and the other way round, where the grammar leaves only one. */
export const affectEffect: Rule = {
  name: 'affect-effect',
  label: '"affect" and "effect"',
  weight: 5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!previous || !next || !areTogether(previous, token) || !areTogether(token, next)) continue
      const isNoun =
        (token.lower === 'affect' || token.lower === 'affects') &&
        /^(?:on|upon|of)$/u.test(next.lower) &&
        (BEFORE_NOUN.has(previous.lower) || isTagged(previous, 'Adjective'))
      if (isNoun) {
        yield {
          start: token.start,
          end: next.end,
          reason: '"Affect" is the verb.',
          advice: 'The noun, the result of something, is "effect".',
        }
      }
      if (token.lower !== 'effect' || !PEOPLE.has(next.lower)) continue
      const isAfterHelper = [1, 2, 3].some((back) => HELPERS.has(sentence.tokens[at - back]?.lower ?? ''))
      if (isAfterHelper && !isTagged(previous, 'Determiner')) {
        yield {
          start: previous.start,
          end: next.end,
          reason: '"Effect" is the noun.',
          advice: 'What changes somebody "affects" them.',
        }
      }
    }
  },
}
