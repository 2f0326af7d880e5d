import { ASKING } from './kinds/asking.ts'
import { GIVEN } from './kinds/given.ts'
import { INPUT, type Kind, line } from './kinds/line.ts'
import { WRITING } from './kinds/writing.ts'

/** An input that the request speaks of and does not hold. */
export const MISSING_INPUT = line(
  'missing',
  'Ask for what is missing',
  'If anything that this refers to is missing, ask me for it instead of making it up.',
  /\bask me\b/u,
)

/** Every kind, the surest first: the first that fits is taken. */
export const KINDS: readonly Kind[] = [...GIVEN, ...WRITING, ...ASKING]

/** Whether the request speaks of something that it does not hold. */
export const SPEAKS_OF_INPUT = INPUT
