/** A request as it was typed, and the prompt made from it. */
export interface Candidate {
  readonly kind: string
  readonly model: string
  readonly request: string
  readonly prompt: string
}

export type Side = 'A' | 'B'

/** A candidate whose readers see two texts; the key to a sheet is a list of these. */
export interface Pair extends Candidate {
  readonly number: number
  /** Where the prompt stands. */
  readonly side: Side
}

/** Numbers from 0 to 1 that a seed decides (mulberry32), so that a sheet can be written again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** The candidates in random order and with random sides. */
export function blindPairs(candidates: readonly Candidate[], seed: number): Pair[] {
  const random = randomFrom(seed)
  return candidates
    .map((candidate) => ({ candidate, rank: random(), side: random() < 0.5 ? ('A' as const) : ('B' as const) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ candidate, side }, index) => ({ ...candidate, side, number: index + 1 }))
}

/** Whether nobody needs to read a pair, because nothing was changed. */
export const isEqual = ({ request, prompt }: Candidate): boolean => request === prompt
