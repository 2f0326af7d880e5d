/** A word found later than this would not be seen in three lines of a phone. */
const SEEN_LETTERS = 90
/** What stays before the word, for sense. */
const LETTERS_BEFORE = 40
/** What is shown at the least, so that a word at the end does not stand alone. */
const LEAST_LETTERS = 130

/**
 * A text from shortly before the first word that was found, where that stands far behind; else all of it.
 * Never begins inside a word or a blank.
 * @param foundAt where the first found word begins; none begins at the beginning
 */
export function aroundWord(text: string, foundAt: number | undefined): string {
  if (foundAt === undefined || foundAt <= SEEN_LETTERS) return text
  const space = text.lastIndexOf(' ', Math.min(foundAt - LETTERS_BEFORE, text.length - LEAST_LETTERS)) + 1
  if (space === 0) return text
  const bracket = text.lastIndexOf('[', space)
  const isInBlank = bracket > text.lastIndexOf(']', space)
  return `… ${text.slice(isInBlank ? bracket : space)}`
}
