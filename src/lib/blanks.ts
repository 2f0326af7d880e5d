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

/** A stretch of a prompt as it is shown while it is being filled in. */
export interface Piece {
  text: string
  /** Name of the blank it comes from; none for the prompt's own words. */
  blank?: string
  isFilled: boolean
}

/** The prompt in pieces: its own words, what has been filled in, and the blanks that are still open. */
export function piecesOf(text: string, answers: Readonly<Record<string, string>>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: bracket, 1: blank = '', index } of text.matchAll(BLANK)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isFilled: false })
    const answer = answers[blank]?.trim()
    pieces.push({ text: answer || bracket, blank, isFilled: Boolean(answer) })
    end = index + bracket.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFilled: false })
  return pieces
}
