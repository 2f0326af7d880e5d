/** A bracketed place of a prompt, for the reader to fill. */
export interface Blank {
  /** What stands between the brackets. */
  name: string
}

const BLANK = /\[([^[\]\n]{1,60})\]/g

/** The blanks of a prompt, each name once, in order. */
export function blanksOf(text: string): Blank[] {
  const names = [...text.matchAll(BLANK)].map(([, name = '']) => name)
  return [...new Set(names)].map((name) => ({ name }))
}

/** The prompt with what has been filled in; blanks without an answer stay in their brackets. */
export function fillBlanks(text: string, answers: Readonly<Record<string, string>>): string {
  return text.replace(BLANK, (blank, name: string) => answers[name]?.trim() || blank)
}
