const NUMBER = new Intl.NumberFormat('en-US')

/** What somebody typed as a number of words: `1,667` and `1 667` are read, too. */
export const parseWords = (typed: string): number => Number(typed.replaceAll(/\D/g, ''))

/**
 * Describes the progress of a word count, in a sentence or two.
 * @param total words written so far
 * @param daysLeft days that are not done
 */
export function wordLine(total: number, goal: number, daysLeft: number): string {
  const count = `${NUMBER.format(total)} of ${NUMBER.format(goal)} words.`
  if (total >= goal) return `${count} That is a novel. Do not read it before January.`
  const left = goal - total
  if (daysLeft === 0) return `${count} ${NUMBER.format(left)} to go; add them to any day.`
  const days = daysLeft === 1 ? 'on the last day' : `a day for the ${daysLeft} days left`
  return `${count} ${NUMBER.format(Math.ceil(left / daysLeft))} ${days}.`
}
