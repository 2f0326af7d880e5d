/** A word found later than this would not be seen in three lines of a phone. */
const SEEN_LETTERS = 90
/** What stays before the word, for sense. */
const LETTERS_BEFORE = 40
/** What is shown at the least, so that a word at the end does not stand alone. */
const LEAST_LETTERS = 130

/**
 * Cuts a text to start shortly before the first match, if that is far into it. Never starts inside a word or a blank.
 * @param foundAt start of the first match; if undefined, returns the whole text
 */
export function aroundWord(text: string, foundAt: number | undefined): string {
  if (foundAt === undefined || foundAt <= SEEN_LETTERS) return text
  const space = text.lastIndexOf(' ', Math.min(foundAt - LETTERS_BEFORE, text.length - LEAST_LETTERS)) + 1
  if (space === 0) return text
  const bracket = text.lastIndexOf('[', space)
  const isInBlank = bracket > text.lastIndexOf(']', space)
  return `… ${text.slice(isInBlank ? bracket : space)}`
}
