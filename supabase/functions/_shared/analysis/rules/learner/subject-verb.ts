import { PLURALS, SINGULARS } from '../../words/nouns.ts'
import { baseOf, thirdOf } from '../../words/verbs.ts'
import { NOUN_END, OPENING, oneOf, type Pattern, patternRule, wholeWords } from './pattern-rule.ts'

const GROUPS = /^(?:family|company|class|party|generation|business|couple|college|school|community|nation|church)$/u
const ONE = oneOf([...PLURALS.keys()].filter((noun) => !GROUPS.test(noun)))
const MANY = oneOf(SINGULARS.keys())
const PEOPLE =
  'people|students|children|parents|teachers|men|women|persons|friends|workers|customers|players|tourists|drivers'
const BASE =
  'have|need|want|like|know|think|learn|teach|make|take|give|go|live|help|depend|become|get|say|mean|use|seem|work|come|find|feel|provide|affect|oppose|believe|play|consist|contain|happen'
const RELATIVE =
  'brother|sister|mother|father|mom|mum|dad|son|daughter|wife|husband|uncle|aunt|grandmother|grandfather|cousin|teacher|boss|neighbou?r|girlfriend|boyfriend|friend'
const ADVERB = '(?: also| always| often| really| only| never| usually| sometimes)?'

const plain: (one: string) => Pattern['remark'] =
  (one) =>
  ([, subject = '', verb = '']) => ({
    reason: `"${subject}" is ${one} and does not go with "${verb}".`,
    advice: `Write "${thirdOf(verb)}".`,
  })

/** "She have", "if the teacher teach", "people who is", "there is many", "a person who are". */
export const subjectVerb = patternRule('subject-verb', 'subject and verb', 7, [
  {
    pattern: wholeWords(`${OPENING}(he|she|it)${ADVERB} (${BASE}|show|look|do)(?! not)(?! so please)`),
    remark: plain('one person or thing'),
  },
  {
    pattern: wholeWords(
      `${OPENING}((?:my|his|her|our|their|your) (?:best |older |younger |little |big |old )?(?:${RELATIVE}))${ADVERB} (${BASE}|play|study|cook|drive|love|buy|eat|sleep|speak|read|write)(?! not)`,
    ),
    remark: plain('one person'),
  },
  {
    pattern: wholeWords(
      `${OPENING}(i|we|they)${ADVERB} (has|is|does|goes|wants|knows|thinks|makes|gets|comes|feels|says|lives|believes|learns|understands)`,
    ),
    remark: ([, subject = '', verb = '']) => ({
      reason: `"${subject === 'i' ? 'I' : subject}" does not go with "${verb}".`,
      advice: `Write "${verb === 'is' ? (subject === 'i' ? 'am' : 'are') : baseOf(verb)}".`,
    }),
  },
  {
    pattern: wholeWords(
      '(?:each|one) of (?:the|my|our|his|her|their|these|those) (?:[\\p{L}]+ )?[\\p{L}]+[^s\\P{L}]s (have|are|were|do)',
    ),
    remark: ([, verb = '']) => ({
      reason: 'This is about one of them.',
      advice: `Write "${verb === 'are' ? 'is' : verb === 'were' ? 'was' : thirdOf(verb)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `${OPENING}(everyone|everybody|someone|somebody|nobody)${ADVERB} (${BASE.replace('like|', '')})(?! not)`,
    ),
    remark: plain('singular'),
  },
  {
    pattern: wholeWords(
      `${OPENING}((?:the|a|an|this|my|his|her|every|each|one|our|their) (?:${ONE}))${ADVERB} (${BASE})(?= (?:the|a|an|that|to|it|them|him|her|us|me|their|his|my|our|in|on|more|many|some|so|how|from|for|with)(?![\\p{L}'-]))`,
    ),
    remark: plain('one person or thing'),
  },
  {
    pattern: wholeWords(
      `${OPENING}((?:(?:the|some|most|many|these|those|young|old|other|all) )*(?:${PEOPLE})) (is|has|was|does|doesn't|hasn't|wants|needs|likes|thinks|knows)`,
    ),
    remark: ([, subject = '', verb = '']) => ({
      reason: `"${subject}" is plural and does not go with "${verb}".`,
      advice: `Use the plural form, such as "are", "have" or the verb without "-s".`,
    }),
  },
  {
    pattern: wholeWords(
      "(?<=(?:because|that|when|where|more and more|many|most|these|those|young|old|poor|rich|a lot of|lots of) )((?:the )?people) (is|was|has|does|doesn't)(?! (?:that|what|who|the one))",
    ),
    remark: ([, , verb = '']) => ({
      reason: '"people" is plural.',
      advice: `Write "people ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb] ?? "don't"}".`,
    }),
  },
  {
    pattern: wholeWords(
      '(and|but|so) (people) (is|was)(?= (?:very|so|not|really|always|friendly|nice|happy|kind|poor))',
    ),
    remark: ([, , , verb = '']) => ({
      reason: '"people" is plural.',
      advice: `Write "people ${verb === 'is' ? 'are' : 'were'}".`,
    }),
  },
  {
    pattern: wholeWords(
      `(?<!one of (?:the|my|our|his|her|their|these|those) |(?:kind|sort|type|one|number|group) of )(${PEOPLE}) who (is|has|was|does|doesn't|hasn't|wants|needs|likes|thinks|knows|lives|works|makes)`,
    ),
    remark: ([, subject = '', verb = '']) => ({
      reason: `"Who" stands for "${subject}", which is plural.`,
      advice: `Use the plural form in place of "${verb}".`,
    }),
  },
  {
    pattern: wholeWords(
      `(?:a|an|every|each|any) (person|student|man|woman|child|teacher|parent|friend) (?:who|that) (are|have|were|want|need|like|know|think|live|work|do)`,
    ),
    remark: ([, subject = '', verb = '']) => ({
      reason: `"Who" stands for one ${subject}.`,
      advice: `Write "${verb === 'are' ? 'is' : verb === 'were' ? 'was' : thirdOf(verb)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `there (is|was) (many(?! an? )|several|few|two|three|four|five|six|seven|eight|nine|ten|lots of people|(?:some |many |other |also |always |no )?(?:${MANY}))${NOUN_END.replace('(?= (?:', '(?= (?:[\\p{L}]+|')}`,
    ),
    remark: ([whole, verb = '']) => ({
      reason: 'There is more than one.',
      advice: `Write "there ${verb === 'is' ? 'are' : 'were'}".`,
      right: whole.replace(/(?<=there\s+)\p{L}+/u, verb === 'is' ? 'are' : 'were'),
    }),
  },
])
