import { plainLetters } from '@contracts/plain-letters.ts'
import type { SearchOptions } from 'minisearch'
import { stemmer } from 'stemmer'

/** A word of a text or of a search; a hyphen within it joins. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/giu

// Words in nearly every prompt: they distinguish nothing, and would double the size of the index.
const STOP_WORDS = new Set(
  (
    'a about all also am an and any are as at be been being between but by can could did do does each for from get got ' +
    'had has have he her here hers him his how i if in into is it its just let like made make many me more most much my ' +
    'no not of off on one only or other our out over per please she should so some such than that the their them then ' +
    'there these they this to too up us very via was we were what when where which who whom whose why will with would you your'
  ).split(' '),
)

// Spelling variants that neither hyphens nor stems account for.
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sf: 'scifi',
    sciencefiction: 'scifi',
    thankyou: 'thanks',
    poem: 'poetry',
    poems: 'poetry',
    xmas: 'christmas',
    watercolour: 'watercolor',
    grey: 'gray',
    practise: 'practice',
    cosy: 'cozy',
    journalling: 'journaling',
    colour: 'color',
    favourite: 'favorite',
    humour: 'humor',
    neighbour: 'neighbor',
    analyse: 'analyze',
    behaviour: 'behavior',
    centre: 'center',
    theatre: 'theater',
    mum: 'mom',
    ya: 'teen',
    cv: 'resume',
    tv: 'television',
    itinary: 'itinerary',
    itinery: 'itinerary',
    // Numbers up to ten, as texts spell them.
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
  }),
)

// Prefix of a stem's term, so that it never equals a word.
const STEM = '~'

/** The words of a text in order, each with its start. */
export function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index }))
}

// British endings: "organise". What comes before keeps words like "revise" and "precise" with "revision" and "precision";
// other words without a second spelling change along, in texts as in searches.
const BRITISH = /(?<!v|w|[ao]|pr|(?:er|re|on)c)is(e|es|ed|er|ers|ing|ation|ations|ement|ements)$/

/** A word in plain letters, in one spelling. Its hyphens stay. */
export function plainWord(word: string): string {
  const plain = plainLetters(word)
  return SPELLINGS.get(plain) ?? plain.replace(BRITISH, 'iz$1')
}

// Words that Porter's rules give the stem of a word that means something else: "animal" that of "anime", "productivity"
// that of "product".
const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  [
    'animal animals',
    'authority authorities',
    'community communities',
    'experiment experiments experimenting',
    'general generals',
    'generation generations',
    'important',
    'news',
    'paste',
    'police',
    'productivity productive',
    'universe universes',
  ].flatMap((forms) => {
    const words = forms.split(' ')
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)

const stems = new Map<string, string>()

/** The term of a word's stem (Porter, 1980). */
export function stemTerm(word: string): string {
  const known = stems.get(word)
  if (known) return known
  const stem = STEM + (OWN_STEMS.get(word) ?? stemmer(word))
  stems.set(word, stem)
  return stem
}

/** A word's stem itself. */
export const bareStem = (word: string): string => stemTerm(word).slice(STEM.length)

/** Whether a term is a stem's. */
export const isStem = (term: string): boolean => term.startsWith(STEM)

/** Whether a plain word is worth looking up: more than one letter, and not too common. */
export const isTelling = (word: string): boolean => word.length > 1 && !STOP_WORDS.has(word)

// A cache, because most words of a text occurred before.
const termsByWord = new Map<string, string[]>()

/** All terms that find a word: the word and its stem; for a hyphenated word also its parts, and the parts joined. */
export function termsOf(word: string): string[] {
  const known = termsByWord.get(word)
  if (known) return known
  const plain = plainWord(word)
  const parts = plain.split('-')
  const words = parts.length > 1 ? [plainWord(parts.join('')), ...parts] : parts
  const terms = words.filter(isTelling).flatMap((one) => [one, stemTerm(one)])
  termsByWord.set(word, terms)
  return terms
}

// Typos: one in a word of four letters or more, two in one of eight if one finds nothing. Shorter words would match too
// much.
export const ONE_SLIP: SearchOptions = { fuzzy: (term) => (term.length < 4 ? false : 1) }
export const TWO_SLIPS: SearchOptions = { fuzzy: (term) => (term.length < 8 ? false : 2) }

/** A word with each pair of neighbouring letters swapped, the commonest slip that counts as two. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < 4) return []
  return letters
    .slice(1)
    .map((letter, index) => [...letters.with(index, letter).with(index + 1, letters[index] ?? '')].join(''))
}

/** Whether a term can be a typo of a word. People rarely mistype the first letter of a short word. */
export function beginsAlike(meant: string, term: string): boolean {
  const [first = '', second = ''] = meant
  return meant.length > 6 || term.startsWith(first) || term.startsWith(second + first)
}
