/** A bracketed place of a prompt, for the reader to fill: `[your premises]`, or with an example behind ": e.g. ". */
export interface Blank {
  readonly name: string
  readonly example?: string
}

/** What has been filled into a prompt, by the names of its blanks. */
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

/** The prompt as it is taken along: answers in their places, open blanks as their names in brackets, no examples. */
export function fillBlanks(text: string, answers: Answers): string {
  return text.replace(BLANK, (_, name: string) => answers[name]?.trim() || `[${name}]`)
}
