import type { Facet, Line } from '../types.ts'

/** A line, and what makes it needless. */
export function line(text: string, unless?: Facet | RegExp): Line {
  return unless === undefined ? { text } : { text, unless }
}

/** A line that is said only where the request calls for it. */
export function lineWhen(when: RegExp, text: string): Line {
  return { text, when }
}

/** For everything that goes out under the visitor's name. */
export const GAPS = line(
  'Where a name, date or fact is missing, leave a gap in square brackets; invent nothing.',
  /\bfiction|imaginary|placeholder|bracket|\bfunny/u,
)
