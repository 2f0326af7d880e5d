import type { Rule } from '../parse/document.ts'
import { areTogether, isFollowedByBreak, isTagged, wordSet, words } from '../parse/query.ts'

const NEEDS_VERB = wordSet(
  'been not a an the going gonna too so always never just really only about time like because why what where how that there raining snowing getting becoming',
)
const BEFORE_POSSESSION = wordSet(
  'of in on at with into from by for under over through inside across behind toward towards around against without lost has have had wagged opened shook lifted raised turned closed licked spread lost broke folded left loses keeps kept holds held each',
)

const AFTER_PREPOSITION = /^(?:of|in|on|at|with|from|into|behind|across)$/u

/** "its" for "it's" and the other way round, where only one of them can stand. */
export const its: Rule = {
  name: 'its',
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      if (token.lower === 'its' && NEEDS_VERB.has(next.lower)) {
        const third = sentence.tokens[at + 2]
        // "its a cappella choir", "its only window", "its about-face": the possessive takes a noun after these.
        const isPossessive =
          /^(?:only|never|always|just|really|time|so|like|too|about)$/u.test(next.lower) &&
          (isTagged(third, 'Noun', 'Adjective') || third === undefined)
        if (isPossessive) continue
        yield {
          start: token.start,
          end: next.end,
          reason: '"Its" tells whose; here you mean "it is" or "it has".',
          advice: `Write "it's ${next.text}".`,
        }
      }
      if (token.lower !== "it's") continue
      const third = sentence.tokens[at + 2]
      const isOwn = next.lower === 'own'
      const isOwned =
        previous !== undefined &&
        areTogether(previous, token) &&
        BEFORE_POSSESSION.has(previous.lower) &&
        // The tagger reads "it is" and takes the thing for a verb; no bare verb can stand there.
        isTagged(next, 'Noun', 'Infinitive') &&
        !isTagged(next, 'Pronoun', 'Gerund', 'Person') &&
        // "with it's engine on": after a preposition nothing but a possession can follow.
        (AFTER_PREPOSITION.test(previous.lower) ||
          third === undefined ||
          isFollowedByBreak(next) ||
          isTagged(third, 'Conjunction', 'Preposition'))
      // "in front of it's first page": a preposition before, an adjective and its noun after.
      const isDescribed =
        previous !== undefined &&
        areTogether(previous, token) &&
        AFTER_PREPOSITION.test(previous.lower) &&
        isTagged(next, 'Adjective', 'Value') &&
        isTagged(third, 'Noun') &&
        areTogether(next, third)
      if (isOwn || isOwned || isDescribed) {
        yield {
          start: token.start,
          end: next.end,
          reason: '"It\'s" is short for "it is"; here something belongs to it.',
          advice: `Write "its ${next.text}".`,
        }
      }
    }
  },
}
