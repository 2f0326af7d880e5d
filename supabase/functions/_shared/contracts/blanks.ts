import { lookUp } from './look-up.ts'

/** A bracketed place in a prompt for the reader to fill: `[your premises]`, or with an example after ": e.g. ". */
export interface Blank {
  readonly name: string
  readonly example?: string
}

/** Answers to the blanks of a prompt, by the blank's name. */
export type Answers = Readonly<Record<string, string>>

// Longer brackets are prose.
export const BLANK = /\[([^[\]\n]{1,60}?)(?:: e\.g\. ([^[\]\n]{1,80}))?\]/g

/** The blanks of a prompt, each name once, in order. */
export function blanksOf(text: string): Blank[] {
  const blanks = new Map<string, Blank>()
  for (const [, name = '', example] of text.matchAll(BLANK)) {
    if (!blanks.has(name)) blanks.set(name, { name, ...(example ? { example } : {}) })
  }
  return [...blanks.values()]
}

/** What was answered to a blank; empty if nothing was. */
export const answerTo = (answers: Answers, name: string): string => lookUp(answers, name) ?? ''

/** Fills in the answers. Open blanks become their names in brackets, without examples. */
export function fillBlanks(text: string, answers: Answers): string {
  return text.replace(BLANK, (_, name: string) => answerTo(answers, name).trim() || `[${name}]`)
}
