/** A stable 32-bit hash of a text (FNV-1a with a final mix). */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Chooses among phrasings: the same seed and slot always give the same choice. */
export interface Picker {
  /** One of the options. */
  one: <T>(slot: string, options: readonly T[]) => T
  /** All options in an order of the seed's own. */
  shuffled: <T>(slot: string, options: readonly T[]) => T[]
}

/** A picker whose choices follow from the seed. */
export function createPicker(seed: string): Picker {
  const rank = (slot: string, index: number) => stableHash(`${slot}:${index}:${seed}`)
  return {
    one: (slot, options) => {
      const option = options[stableHash(`${slot}:${seed}`) % options.length]
      if (option === undefined) throw new RangeError(`No options to pick from for ${slot}`)
      return option
    },
    shuffled: (slot, options) =>
      options
        .map((option, index) => ({ option, rank: rank(slot, index) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ option }) => option),
  }
}
