import { closed, excerptOf } from '../compose/quote.ts'
import type { Range } from '../parse/document.ts'
import { numberWord } from '../words/numbers.ts'
import { suggestion, type Suggester } from './suggest.ts'

interface Family {
  readonly name: string
  readonly rules: RegExp
  /** How to check a text for it, in three wordings. */
  readonly how: readonly [string, string, string]
}

const FAMILIES: readonly Family[] = [
  {
    name: 'verbs',
    rules: /^(?:verb-form|verb-after-helper|gerund|subject-verb|agreement|tense-drift|could-of)$/u,
    how: [
      'Read it once for verbs alone: who does it, and when?',
      'Go through it with a pencil, put a line under each verb and write past or present beside it.',
      'Take the verbs one by one, say the subject aloud before each, and listen whether they fit.',
    ],
  },
  {
    name: 'nouns',
    rules: /^(?:number|uncountable|article|missing-word)$/u,
    how: [
      'Read it once for nouns alone: one or several, and which small word stands before it?',
      'Put a finger on each noun and ask whether it can be counted.',
      'Go from noun to noun: “a”, “the” or nothing, and an “s” or none?',
    ],
  },
  {
    name: 'spelling and small marks',
    rules:
      /^(?:spelling|capital|its|their|your|then-than|affect-effect|lose-loose|possessive|doubled-word|full-stop|closing-quote)$/u,
    how: [
      'Read it once backwards, word by word; the eye cannot run ahead then.',
      'Read it aloud slowly from the last sentence to the first: one sees letters again instead of sense.',
      'Put it away until tomorrow, then look at words only: letters, capitals, apostrophes.',
    ],
  },
  {
    name: 'small words',
    rules: /^(?:preposition|word-choice|degree|indirect-question)$/u,
    how: [
      'Write the verbs down with the small word that follows them, as pairs to learn.',
      'Keep a list of such pairs, a verb and its small word, and look at it before you write.',
      'Look up each verb with its small word in a learner’s dictionary; the examples show the pair.',
    ],
  },
]
const MIN_MARKS = 6
const MIN_PER_100 = 2.5

/** Many slips: suggests one pass through the text for the most common sort. */
export const onePass: Suggester = (context) => {
  const { marks, words, sentences } = context
  const slips = marks.filter(({ section }) => section === 'grammar')
  if (slips.length < MIN_MARKS || (slips.length * 100) / words < MIN_PER_100) return undefined
  const [most] = FAMILIES.map((family) => ({
    family,
    own: slips.filter(({ name }) => family.rules.test(name)),
  })).toSorted((one, other) => other.own.length - one.own.length)
  if (!most || most.own.length < 3) return undefined
  const { family, own } = most
  // The remarks already quote the first slip of each kind, so this prefers another sentence.
  const firsts = slips.filter((mark, at) => slips.findIndex(({ name }) => name === mark.name) === at)
  const holds = (sentence: Range, mark: Range) => mark.start < sentence.end && sentence.start < mark.end
  const fresh = sentences.find(
    (sentence) => own.some((mark) => holds(sentence, mark)) && !firsts.some((mark) => holds(sentence, mark)),
  )
  const known = sentences.find((sentence) => own.some((mark) => holds(sentence, mark)))
  const place = fresh ?? known
  if (!place) return undefined
  const share = `${numberWord(own.length)} of ${numberWord(slips.length)} slips`
  return suggestion(context, 'pass', 10, place, (whole) => {
    // A sentence already quoted above is quoted only by its first words.
    const quote = fresh ? whole : excerptOf(place.text, 24)
    return [
      `What would help most: ${share} are about ${family.name}. ${family.how[0]} Start at ${closed(quote)}`,
      `One sort of slip stands out: ${family.name}, ${share}. ${family.how[1]} ${quote} is a good place to begin.`,
      `If you change one habit, let it be ${family.name}: they make ${share}. ${family.how[2]} Try it on ${closed(quote)}`,
    ]
  })
}
