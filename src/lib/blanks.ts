/** A bracketed place of a prompt, for the reader to fill: `[your premises]`, or with an example behind ": e.g. ". */
export interface Blank {
  readonly name: string
  readonly example?: string
}

/** What has been filled into a prompt, by the names of its blanks. */
export type Answers = Readonly<Record<string, string>>

/** Nothing filled in. Without a prototype: a blank may be called "constructor". */
export const NO_ANSWERS: Answers = Object.create(null) as Answers

/** The answers with one of them changed. */
export function withAnswer(answers: Answers, name: string, value: string): Answers {
  return Object.assign(Object.create(null) as Record<string, string>, answers, { [name]: value })
}

// Longer brackets are prose.
const BLANK = /\[([^[\]\n]{1,60}?)(?:: e\.g\. ([^[\]\n]{1,80}))?\]/g

/** The blanks of a prompt, each name once, in order. */
export function blanksOf(text: string): Blank[] {
  const blanks = new Map<string, Blank>()
  for (const [, name = '', example] of text.matchAll(BLANK)) {
    if (!blanks.has(name)) blanks.set(name, { name, ...(example ? { example } : {}) })
  }
  return [...blanks.values()]
}

/** The blanks that have no answer yet. */
export function openBlanksOf(text: string, answers: Answers): Blank[] {
  return blanksOf(text).filter(({ name }) => !answers[name]?.trim())
}

/** The prompt as it is taken along: answers in their places, open blanks as their names in brackets, no examples. */
export function fillBlanks(text: string, answers: Answers): string {
  return text.replace(BLANK, (_, name: string) => answers[name]?.trim() || `[${name}]`)
}

/** A stretch of a prompt as it is shown while it is being filled in. */
export interface Piece {
  text: string
  /** The blank it comes from; none for the prompt's own words. */
  blank?: Blank
  isFilled: boolean
}

/** The prompt in pieces: its own words, what has been filled in, and the blanks that are still open. */
export function piecesOf(text: string, answers: Answers): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: bracket, 1: name = '', 2: example, index } of text.matchAll(BLANK)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isFilled: false })
    const answer = answers[name]?.trim()
    const blank = { name, ...(example ? { example } : {}) }
    pieces.push({ text: answer || `[${name}]`, blank, isFilled: Boolean(answer) })
    end = index + bracket.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFilled: false })
  return pieces
}
