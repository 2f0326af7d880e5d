/** A request as it was typed, and the prompt made from it. */
export interface Candidate {
  readonly id: string
  readonly kind: string
  readonly model: string
  readonly request: string
  readonly prompt: string
}

/** A candidate's two texts on random sides. */
export interface Pair {
  readonly number: number
  readonly a: string
  readonly b: string
}

/** What a reader must not see: which request a pair came from, and on which side its prompt stands. */
export interface KeyEntry {
  readonly number: number
  readonly id: string
  readonly kind: string
  readonly model: string
  readonly prompt: Side
  /** The prompt equals the request. */
  readonly isEqual?: boolean
}
export type Side = 'A' | 'B'

/** Numbers from 0 to 1 that a seed decides (mulberry32), so that a sheet can be written again. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** The candidates in random order and with random sides, and the key to them. */
export function blindPairs(candidates: readonly Candidate[], seed: number): { pairs: Pair[]; key: KeyEntry[] } {
  const random = randomFrom(seed)
  const drawn = candidates
    .map((candidate) => ({ candidate, rank: random(), side: random() < 0.5 ? ('A' as const) : ('B' as const) }))
    .sort((left, right) => left.rank - right.rank)
  return {
    pairs: drawn.map(({ candidate: { request, prompt }, side }, index) => ({
      number: index + 1,
      a: side === 'A' ? prompt : request,
      b: side === 'A' ? request : prompt,
    })),
    key: drawn.map(({ candidate: { id, kind, model }, side }, index) => ({
      number: index + 1,
      id,
      kind,
      model,
      prompt: side,
    })),
  }
}
