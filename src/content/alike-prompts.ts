import { isStem, termsOf, wordsOf } from '@/lib/search/terms'
import type { PromptRecord } from './prompt-record'

/** A word in more prompts than this says little about any of them. */
const COMMON = 60

// What two prompts may share beside words, and how much it says.
const WEIGHTS = { purpose: 3, level: 1, tag: 1.5, list: 1 }

/**
 * For each prompt, the most similar ones: same rare words, purpose, audience and form.
 * @param count how many of each
 */
export function findAlike(records: readonly PromptRecord[], count: number): (index: number) => PromptRecord[] {
  const stemsOf = records.map(({ title, text }) => new Set(stems(`${title} ${text}`)))
  const having = new Map<string, number[]>()
  for (const [index, own] of stemsOf.entries()) {
    for (const stem of own) {
      const others = having.get(stem)
      if (others) others.push(index)
      else having.set(stem, [index])
    }
  }
  return (index) => {
    const record = records[index]
    if (!record) return []
    const scores = new Float64Array(records.length)
    for (const stem of stemsOf[index] ?? []) {
      const others = having.get(stem) ?? []
      if (others.length > COMMON) continue
      for (const other of others) scores[other] = (scores[other] ?? 0) + Math.log(records.length / others.length)
    }
    const tags = new Set(record.tags)
    for (const [other, { purpose, level, path, tags: otherTags }] of records.entries()) {
      const shared = otherTags.filter((tag) => tags.has(tag)).length
      const near = Number(purpose === record.purpose) * WEIGHTS.purpose + Number(level === record.level) * WEIGHTS.level
      scores[other] = (scores[other] ?? 0) + near + shared * WEIGHTS.tag + Number(path === record.path) * WEIGHTS.list
    }
    scores[index] = Number.NEGATIVE_INFINITY
    return best(scores, count).flatMap((other) => records[other] ?? [])
  }
}

const stems = (text: string) => wordsOf(text).flatMap(({ word }) => termsOf(word).filter(isStem))

/** The indexes of the highest scores, highest first; on a tie, the earlier one. */
function best(scores: Float64Array, count: number): number[] {
  const places: number[] = []
  for (const [index, score] of scores.entries()) {
    const last = places[places.length - 1]
    if (places.length === count && last !== undefined && score <= (scores[last] ?? 0)) continue
    const before = places.findIndex((place) => score > (scores[place] ?? 0))
    places.splice(before === -1 ? places.length : before, 0, index)
    if (places.length > count) places.pop()
  }
  return places
}
