import { tokenise, type Sample } from './read-set.ts'

const ORDER = 4

function ngrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= words.length; at++) {
    const gram = words.slice(at, at + size).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** GLEU of the results against one reference each (Napoles et al. 2016, "GLEU Without Tuning"). */
function against(samples: readonly Sample[], results: readonly string[], index: number): number {
  const matches = Array.from({ length: ORDER }, () => 0)
  const totals = Array.from({ length: ORDER }, () => 0)
  let [length, wanted] = [0, 0]
  for (const [at, { source, references }] of samples.entries()) {
    const result = tokenise(results[at] ?? source)
    const reference = tokenise(references[index % references.length] ?? source)
    length += result.length
    wanted += reference.length
    for (let size = 1; size <= ORDER; size++) {
      const [inSource, inReference] = [ngrams(tokenise(source), size), ngrams(reference, size)]
      let matched = 0
      for (const [gram, count] of ngrams(result, size)) {
        const right = inReference.get(gram)
        matched += right === undefined ? -Math.min(count, inSource.get(gram) ?? 0) : Math.min(count, right)
      }
      matches[size - 1]! += Math.max(matched, 0)
      totals[size - 1]! += Math.max(result.length + 1 - size, 0)
    }
  }
  const precision = matches.reduce((sum, matched, at) => sum + Math.log(matched / (totals[at] || 1)), 0) / ORDER
  return Math.exp(Math.min(0, 1 - wanted / length) + precision)
}

/** The mean over the references, in percent: the expected score if each sentence drew one of them at random. */
export function gleu(samples: readonly Sample[], results: readonly string[]): number {
  const most = Math.max(...samples.map(({ references }) => references.length))
  let sum = 0
  for (let index = 0; index < most; index++) sum += against(samples, results, index)
  return (100 * sum) / most
}
