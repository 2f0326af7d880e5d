import { PLURALS, SINGULARS, UNCOUNTABLES } from '../../words/nouns.ts'
import { instead, NOUN_END, oneOf, patternRule, wholeWords } from './pattern-rule.ts'

const ONE = oneOf(PLURALS.keys())
const MANY = oneOf(SINGULARS.keys())
// Omits nouns such as those of time, which are singular after "all": "all day".
const ONE_BUT_TIME = oneOf(
  [...PLURALS.keys()].filter(
    (noun) => !/^(?:day|night|week|month|year|hour|life|season|hand|way|activity)$/u.test(noun),
  ),
)
// Omits nouns that can also be amounts: "a lot of opportunity" is right.
const ONE_AT_A_TIME = oneOf(
  [...PLURALS.keys()].filter(
    (noun) =>
      !/^(?:opportunity|difficulty|risk|detail|choice|experiment|difference|business|language|law|art|sport|time|life|effect|change|school|college|church|letter|illness|disease|class|fan|argument|film|paper|skill|family|community|park|plant|pay|error|advantage|bank|stage|road|sea|object|voice|play|story|colour|space|room|theory|activity|progress|industry)$/u.test(
        noun,
      ),
  ),
)
const ADJECTIVE =
  '(?:(?:good|bad|big|great|new|old|young|important|different|difficult|interesting|small|large|other|main|possible|special|specific|beautiful|famous|foreign|modern|common) )?'
const COUNTING =
  'several|various|numerous|these|those|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|a number of|the number of|number of|so many|too many|how many|too few|all these|all those|all the other'
const FULL_OF_IT = `(?:good |important |useful |great |new |big |any )?`

/** "Several reason", "an experts", "every details", "this animals", "one of the reason". */
export const number = patternRule('number', 'one or several', 6, [
  {
    pattern: wholeWords(
      `(${COUNTING}|many) (${ADJECTIVE})(${ONE})${NOUN_END}|(lots of|a lot of) (${ADJECTIVE})(${ONE_AT_A_TIME})${NOUN_END}`,
    ),
    remark: ([, few = '', fewAdjective = '', fewNoun = '', lots = '', lotsAdjective = '', lotsNoun = '']) => {
      const [count, adjective, noun] = few ? [few, fewAdjective, fewNoun] : [lots, lotsAdjective, lotsNoun]
      return {
        reason: `After "${count}" the noun is in the plural.`,
        advice: `Write "${adjective}${PLURALS.get(noun)}".`,
      }
    },
  },
  {
    pattern: wholeWords(
      `one of (the|my|our|his|her|their|your|these|those) (${ADJECTIVE}|most [\\p{L}]+ |best |biggest )(${ONE_BUT_TIME})${NOUN_END}`,
    ),
    remark: ([, , , noun = '']) => ({
      reason: 'It is one of several, so the noun is in the plural.',
      advice: `Write "${PLURALS.get(noun)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `one of (the|my|our|his|her|their) ([\\p{L}]+est |best |worst )(day|night|week|year|month|time|way)${NOUN_END}`,
    ),
    remark: ([, , , noun = '']) => ({
      reason: 'It is one of several, so the noun is in the plural.',
      advice: `Write "${noun}s".`,
    }),
  },
  instead(
    '(?<=(?:of|about|in|with|many|and|the|for|to|from|help|meet|see|all) )others (countries|people|places|cities|things|students|languages|words|ways|cultures|children|persons|towns|subjects|jobs|companies|families|parts)',
    'other $1',
    'English adjectives have no plural, and "other" is one before a noun.',
  ),
  {
    pattern: wholeWords(`(another|every|each|this) (${ADJECTIVE})(${MANY})${NOUN_END}`),
    remark: ([, one = '', adjective = '', noun = '']) => ({
      reason: `After "${one}" the noun is in the singular.`,
      advice:
        one === 'this'
          ? `Write "these ${adjective}${noun}" or "this ${adjective}${SINGULARS.get(noun)}".`
          : `Write "${adjective}${SINGULARS.get(noun)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `(an?) (${ADJECTIVE})(${oneOf([...SINGULARS.keys()].filter((noun) => noun !== 'people'))})${NOUN_END}`,
    ),
    remark: ([, , adjective = '', noun = '']) => ({
      reason: '"A" and "an" stand before one thing, and this noun is in the plural.',
      advice: `Write "${adjective}${noun}" without the article, or "a ${adjective}${SINGULARS.get(noun)}".`,
    }),
  },
  {
    pattern: wholeWords(`all (${ADJECTIVE})(${ONE_BUT_TIME})${NOUN_END}`),
    remark: ([, adjective = '', noun = '']) => ({
      reason: 'After "all" what is counted is in the plural.',
      advice: `Write "all ${adjective}${PLURALS.get(noun)}".`,
    }),
  },
  {
    pattern: wholeWords(
      String.raw`(?<!(?:the|an?|any|no|some|each|every|one|this|that|my|your|his|her|its|our|their|or|'s|which|what|same|of|only|few|and|either|neither|such)\s)other (${ONE_BUT_TIME})${NOUN_END}`,
    ),
    remark: ([, noun = '']) => ({
      reason: 'Without an article "other" needs a plural.',
      advice: `Write "other ${PLURALS.get(noun)}" or "another ${noun}".`,
    }),
  },
  instead(
    '(?<!(?:an?|any|the|no|each|every|some) )(two|three|many|several|different|various|these|those|all) (kind|type|sort) of',
    '$1 $2s of',
    'There is more than one, so the noun is in the plural.',
  ),
  {
    pattern: wholeWords(`(?<!how )(much|so much|too much|very much|less) (${MANY})${NOUN_END}`),
    remark: ([, much = '', noun = '']) => ({
      reason: `"${noun}" can be counted.`,
      advice:
        much === 'less' ? `Write "fewer ${noun}".` : `Write "${much.replace(/(?:very )?much/u, 'many')} ${noun}".`,
    }),
  },
])

/** Words that English does not count: "advices", "an information". */
export const uncountable = patternRule('uncountable', 'word that is not counted', 6, [
  {
    pattern: wholeWords(oneOf(UNCOUNTABLES.keys())),
    remark: ([form = '']) => ({
      reason: `English does not count "${UNCOUNTABLES.get(form)}": it has no plural.`,
      advice: `Write "${UNCOUNTABLES.get(form)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `(an|a|many|several|few|another) ${FULL_OF_IT}(information|advice|furniture|homework|equipment|luggage|evidence|news|scenery|machinery|software)(?:${NOUN_END}|(?= and(?![\\p{L}])))`,
    ),
    remark: ([, , noun = '']) => ({
      reason: `English does not count "${noun}".`,
      advice: `Write "some ${noun}", "much ${noun}" or "a piece of ${noun}".`,
    }),
  },
  instead(
    '(many|several|these|those) (research|progress|traffic|money|pollution|violence)(?= (?:in|on|that|of|and|are|is|about|to)|[.,;!?])',
    'much $2',
    'English does not count this word.',
  ),
])
