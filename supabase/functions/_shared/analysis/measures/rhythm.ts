import type { Sentence } from '../parse/document.ts'
import type { Rhythm, RhythmRun } from '../types.ts'

const RUN_MIN_SENTENCES = 7
const RUN_MAX_DIFFERENCE = 3
// Very short lines of talk always have similar lengths.
const RUN_MIN_WORDS = 4

function runsOf(sentences: readonly Sentence[]): RhythmRun[] {
  const runs: RhythmRun[] = []
  let from = 0
  let least = Number.POSITIVE_INFINITY
  let most = 0
  const close = (to: number) => {
    if (to - from + 1 >= RUN_MIN_SENTENCES) runs.push({ from, to })
  }
  for (const [index, { words }] of sentences.entries()) {
    const isAlike = words >= RUN_MIN_WORDS && Math.max(most, words) - Math.min(least, words) <= RUN_MAX_DIFFERENCE
    if (!isAlike) {
      close(index - 1)
      // The new run starts with the longest tail of the old one that still fits with this sentence.
      from = index
      least = words
      most = words
      while (from > 0) {
        const before = sentences[from - 1]?.words ?? 0
        if (before < RUN_MIN_WORDS || Math.max(most, before) - Math.min(least, before) > RUN_MAX_DIFFERENCE) break
        least = Math.min(least, before)
        most = Math.max(most, before)
        from--
      }
    } else {
      least = Math.min(least, words)
      most = Math.max(most, words)
    }
  }
  close(sentences.length - 1)
  return runs
}

/** The lengths of the sentences in words, their spread, and runs of similar lengths. */
export function rhythmOf(sentences: readonly Sentence[]): Rhythm {
  const lengths = sentences.map(({ words }) => words)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const mean = lengths.length === 0 ? 0 : total / lengths.length
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length)
  const longest = lengths.reduce((best, length, index) => (length > (lengths[best] ?? -1) ? index : best), -1)
  return { lengths, mean, spread: Math.sqrt(variance), longest, runs: runsOf(sentences) }
}
