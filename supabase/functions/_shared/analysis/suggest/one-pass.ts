import { closed, excerptOf } from '../compose/quote.ts'
import type { Range } from '../parse/document.ts'
import { numberWord } from '../words/numbers.ts'
import { suggestion, type Suggester } from './suggest.ts'

interface Family {
  readonly name: string
  readonly rules: RegExp
  /** How to check a text for it. */
  readonly how: string
}

const FAMILIES: readonly Family[] = [
  {
    name: 'verbs',
    rules: /^(?:verb-form|verb-after-helper|gerund|subject-verb|agreement|inflection|tense-drift|could-of)$/u,
    how: 'Read your text again and look only at the verbs: who does it, and when?',
  },
  {
    name: 'nouns',
    rules: /^(?:number|uncountable|article|missing-word)$/u,
    how: 'Read your text again and look only at the nouns: is it one or more, and does it need “a” or “the”?',
  },
  {
    name: 'spelling and punctuation',
    rules:
      /^(?:spelling|capital|its|their|your|then-than|affect-effect|lose-loose|sound-alikes|possessive|doubled-word|full-stop|closing-quote|punctuation|comma-splice)$/u,
    how: 'Read your text again slowly, word by word, from the last sentence to the first.',
  },
  {
    name: 'prepositions',
    rules: /^preposition$/u,
    how: 'Learn each verb together with its preposition, for example “depend on”.',
  },
  {
    name: 'the choice of words',
    rules: /^(?:word-choice|degree|indirect-question|pronoun-case)$/u,
    how: 'Write each corrected phrase into a list, and read the list before you write again.',
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
  const share = `${numberWord(own.length)} of ${numberWord(slips.length)} mistakes`
  return suggestion(context, 'pass', 10, place, (whole) => {
    // A sentence already quoted above is quoted only by its first words.
    const quote = fresh ? whole : excerptOf(place.text, 24)
    return `Most important: ${share} are about ${family.name}. ${family.how} Start with ${closed(quote)}`
  })
}
