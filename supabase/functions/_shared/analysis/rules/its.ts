import type { Rule, Sentence, Token } from '../parse/document.ts'
import { areTogether, isFollowedByBreak, isOpeningCompound, isTagged, wordSet, words } from '../parse/query.ts'

const NEEDS_VERB = wordSet(
  'been not a an the going gonna too so always never just really only about like because why what where how that there raining snowing getting becoming',
)
const BEFORE_POSSESSION = wordSet(
  'of in on at with into from by for than under over through inside across behind toward towards around against without lost has have had wagged opened shook lifted raised turned closed licked spread lost broke folded left loses keeps kept holds held each',
)

/** "Its very expensive to": what follows can only be a whole sentence. */
const SAID_OF_IT =
  /^(?:very|really|quite) (?:important|hard|easy|difficult|nice|good|expensive|necessary|useful|clear) (?:to|that|for|because)$|^(?:important|hard|easy|difficult|necessary|possible|clear|true|better|nice) (?:to|that)$/u

const AFTER_PREPOSITION = /^(?:of|in|on|at|with|from|into|behind|across|than)$/u

const BEFORE_ITS_TIME = wordSet(
  'that think thinks thought know knows knew if because but so say says said guess believe now maybe perhaps when',
)
const AFTER_OWN_TIME = wordSet('is was has had will would came comes passed ended began')

/** "I think its time to go", but not "bided its time", "a thing of its time" or "its time to shine had come". */
function isTimeFor(previous: Token | undefined, next: Token, after: readonly Token[]): boolean {
  if (next.lower !== 'time' || !/^(?:to|for)$/u.test(after[0]?.lower ?? '') || !areTogether(next, after[0]))
    return false
  if (previous && !isFollowedByBreak(previous) && !BEFORE_ITS_TIME.has(previous.lower)) return false
  return !after.some(({ lower }) => AFTER_OWN_TIME.has(lower))
}

const phraseAt = ({ tokens }: Sentence, at: number, many: number) =>
  tokens
    .slice(at, at + many)
    .map(({ lower }) => lower)
    .join(' ')

/** "its" for "it's" and the reverse, where only one of them is correct. */
export const its: Rule = {
  name: 'its',
  label: '"its" and "it\'s"',
  weight: 6,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (!next || !areTogether(token, next)) continue
      const third = sentence.tokens[at + 2]
      if (
        token.lower === 'its' &&
        (NEEDS_VERB.has(next.lower) ||
          [3, 2].some((many) => SAID_OF_IT.test(phraseAt(sentence, at + 1, many))) ||
          isTimeFor(previous, next, sentence.tokens.slice(at + 2)))
      ) {
        // "its only window", "its always open door": a noun after these words makes "its" possessive.
        // After a preposition, "its not doing" is a noun.
        const isPossessive =
          (/^(?:only|never|always|just|really|so|like|too|about)$/u.test(next.lower) &&
            (isTagged(third, 'Noun', 'Adjective', 'Adverb') || third === undefined)) ||
          (next.lower === 'not' && (third?.lower.endsWith('ing') ?? false)) ||
          (next.lower === 'only' && previous !== undefined && !isFollowedByBreak(previous))
        if (isPossessive || isOpeningCompound(next, third)) continue
        yield {
          start: token.start,
          end: next.end,
          reason: '"Its" means "of it". You mean "it is" or "it has".',
          advice: `Write "it's ${next.text}".`,
        }
      }
      if (token.lower !== "it's") continue
      const isOwn = next.lower === 'own'
      const isLed = previous !== undefined && areTogether(previous, token)
      const isAfterPreposition = isLed && AFTER_PREPOSITION.test(previous.lower)
      const isOwned =
        isLed &&
        BEFORE_POSSESSION.has(previous.lower) &&
        // The tagger reads "it is" and may tag the noun as a verb, but a bare verb cannot follow "it is".
        isTagged(next, 'Noun', 'Infinitive') &&
        !isTagged(next, 'Pronoun', 'Gerund', 'Person') &&
        next.lower !== 'worth' &&
        // "with it's engine on": only a possession can follow a preposition.
        (isAfterPreposition ||
          third === undefined ||
          isFollowedByBreak(next) ||
          isTagged(third, 'Conjunction', 'Preposition'))
      // "in front of it's first page": a preposition before, an adjective and its noun after.
      const isDescribed =
        isAfterPreposition &&
        isTagged(next, 'Adjective', 'Value') &&
        isTagged(third, 'Noun') &&
        areTogether(next, third)
      if (isOwn || isOwned || isDescribed) {
        yield {
          start: token.start,
          end: next.end,
          reason: '"It\'s" means "it is". You mean "of it".',
          advice: `Write "its ${next.text}".`,
        }
      }
    }
  },
}
