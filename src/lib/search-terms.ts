import { stemmer } from 'stemmer'

/** A word of a text or of a search. An e-mail is one word, however it is written. */
const WORD = /\be-mail\w*|[\p{L}\p{M}\p{N}]+/giu

// Words that stand in nearly every prompt: they find nothing, and their rows would double the index.
const STOP_WORDS = new Set(
  (
    'a about all also an and any are as at be been between but by can could did do does each for from had has have ' +
    'he her hers him his how i if in into is it its just like me more most my no not of off on one only or other our ' +
    'out over she should so some such than that the their them then there these they this to too up us very was we ' +
    'were what when where which who whom whose why will with would you your'
  ).split(' '),
)

/** The words of a text, in order, each with where it begins. */
export function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index }))
}

/**
 * What a word is found by: lower-case, without accents, cut to its stem (Porter, 1980).
 * @returns null for single letters and words too common to find anything
 */
export function toTerm(word: string): string | null {
  const plain = word
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .toLowerCase()
  return plain.length < 2 || STOP_WORDS.has(plain) ? null : stemmer(plain)
}

/** How an index is made and read: the build and the browser must agree to the letter. */
export const indexOptions = (fields: readonly string[]) => ({
  fields: [...fields],
  tokenize: (text: string) => wordsOf(text).map(({ word }) => word),
  processTerm: toTerm,
})
