import { factsOf } from '../rules/all.ts'
import type { Analysis } from '../types.ts'
import { excerpt, quoted } from './quote.ts'
import { groupsOf } from './remarks.ts'
import { thingOf } from './thing.ts'
import { variantOf } from './variant.ts'

const MAX_SUGGESTIONS = 3
/** A quotation this short may repeat one above, because it is only a pointer. */
const POINTER_CHARS = 24

const plain = (text: string) => text.replaceAll(/[“”‘’"'…\s]+/gu, ' ').trim()

/** Whether a suggestion quotes words that a remark already has. */
function repeats(said: string, remarks: string): boolean {
  return [...said.matchAll(/“([^”]+)”/gu)].some(([, quote = '']) => {
    const words = plain(quote)
    return words.length > POINTER_CHARS && remarks.includes(words)
  })
}

/** Changes to the whole text, at most three, the most helpful first. None quotes again what a remark has quoted. */
export function suggestionsOf(text: string, analysis: Analysis, remarks: readonly string[]): string[] {
  // A suggestion to move a good sentence does not repeat its praise.
  const above = plain(remarks.filter((remark) => !remark.startsWith('What works:')).join(' '))
  const kinds = new Set<string>()
  const chosen: string[] = []
  for (const { type, start, said } of analysis.suggestions) {
    if (chosen.length === MAX_SUGGESTIONS || kinds.has(`${start}`) || repeats(said, above)) continue
    kinds.add(`${start}`)
    if (type === 'begin' || type === 'pass') kinds.add(type)
    chosen.push(said)
  }
  return chosen.length > 0 ? chosen : [noneOf(text, analysis)]
}

/** If only single places are marked: says which of them to start with. */
function firstOf(text: string, label: string): string {
  return variantOf(`first ${text}`, [
    `If there is time for one change only, take what is marked as ${label}; a reader notices it before anything else.`,
    `Begin with what is marked as ${label}. Of the whole, no rule of mine has more to say.`,
    `Nothing else stands out by rule. Of the places marked, ${label} is worth the first ten minutes.`,
  ])
}

/** If no suggestion applies: points to the marked places, or gives a question for a reader. */
function noneOf(text: string, analysis: Analysis): string {
  const { kind, sentences } = analysis
  const [most] = groupsOf(analysis.findings)
  if (most) return firstOf(text, factsOf(most.rule).label)
  const last = sentences.at(-1)
  const thing = thingOf(analysis)
  if (last && (kind === 'story' || kind === 'poem')) {
    const lastLine = text.trim().split('\n').at(-1) ?? ''
    const end = kind === 'poem' ? quoted(lastLine) : excerpt(text, analysis, { ...last, sentenceIndex: last.index })
    return variantOf(`none ${text}`, [
      `No change stands out by rule. Give this ${thing} to somebody and ask where they slowed down.`,
      `I found no change to suggest by rule. Ask a reader what they take ${end} to mean; if the answer surprises you, they missed a hint before it.`,
      `The rules have nothing more to ask of this ${thing}. Read it aloud once to somebody who does not know it, and watch when they look up.`,
    ])
  }
  return variantOf(`none ${text}`, [
    `No change stands out by rule. Ask somebody to tell you in one sentence what this ${thing} says, and compare it with what you meant.`,
    `I found no change to suggest by rule. Read this ${thing} once as the person it is for: what would they ask you next?`,
    `The rules have nothing more to ask of this ${thing}. Leave it for an hour, and see whether the first line still makes you read on.`,
  ])
}
