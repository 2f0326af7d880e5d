import { type Blank, blanksOf, fillBlanks } from '../_shared/contracts/blanks.ts'

/** A blank as an argument of a prompt, with a name that is an identifier, as clients expect. */
export interface BlankArgument extends Blank {
  readonly argument: string
}

const argumentOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '') || 'blank'

/** The blanks of a text with the names of their arguments, each argument once. */
export function blankArguments(text: string): BlankArgument[] {
  const blanks = blanksOf(text).map((blank) => ({ ...blank, argument: argumentOf(blank.name) }))
  return [...new Map(blanks.map((blank) => [blank.argument, blank])).values()]
}

/** Fills in the blanks of a text. Values are keyed by argument or by the blank's name; blanks without one stay open. */
export function fillArguments(text: string, values: Readonly<Record<string, string>>): string {
  const byArgument = new Map(Object.entries(values).map(([name, value]) => [argumentOf(name), value]))
  return fillBlanks(
    text,
    Object.fromEntries(blanksOf(text).map(({ name }) => [name, byArgument.get(argumentOf(name)) ?? ''])),
  )
}
