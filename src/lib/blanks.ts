import { type Answers, answerTo, BLANK, type Blank, blanksOf } from '@contracts/blanks.ts'

// Shared with the edge functions.
export { type Answers, answerTo, type Blank, blanksOf, fillBlanks } from '@contracts/blanks.ts'

/** No answers. */
export const NO_ANSWERS: Answers = {}

/** The answers with one of them changed. */
export function withAnswer(answers: Answers, name: string, value: string): Answers {
  return { ...answers, [name]: value }
}

/** The blanks that have no answer yet. */
export function openBlanksOf(text: string, answers: Answers): Blank[] {
  return blanksOf(text).filter(({ name }) => !answerTo(answers, name).trim())
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
    const answer = answerTo(answers, name).trim()
    const blank = { name, ...(example ? { example } : {}) }
    pieces.push({ text: answer || `[${name}]`, blank, isFilled: Boolean(answer) })
    end = index + bracket.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFilled: false })
  return pieces
}
