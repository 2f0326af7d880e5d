import type { Facet, Line } from '../types.ts'

/** A line, and whatever makes it needless. */
export function line(text: string, ...unless: readonly (Facet | RegExp)[]): Line {
  return { text, unless }
}

/** A line that is said only where the request calls for it, and whatever makes it needless even then. */
export function lineWhen(when: RegExp, text: string, ...unless: readonly (Facet | RegExp)[]): Line {
  return { text, when, unless }
}

/** For everything that goes out under the visitor's name. */
export const GAPS = line(
  'Where a name, date or fact is missing, leave a gap in square brackets; invent nothing.',
  /\bfiction|imaginary|placeholder|bracket|\bfunny/u,
)
