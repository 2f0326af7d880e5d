import { factsOf } from '../rules/all.ts'
import type { Analysis } from '../types.ts'
import { excerpt, quoted } from './quote.ts'
import { groupsOf } from './remarks.ts'
import { thingOf } from './thing.ts'

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

/** If no suggestion applies: points to the marked places, or gives a question for a reader. */
function noneOf(text: string, analysis: Analysis): string {
  const { kind, sentences } = analysis
  const [most] = groupsOf(analysis.findings)
  if (most)
    return `Correct the marks for “${factsOf(most.rule).label}” first. For the text as a whole I have no suggestion.`
  const last = sentences.at(-1)
  const thing = thingOf(analysis)
  if (!last || (kind !== 'story' && kind !== 'poem'))
    return `I have no changes to suggest. Ask somebody to tell you in one sentence what this ${thing} says. Is it what you meant?`
  const lastLine = text.trim().split('\n').at(-1) ?? ''
  const end = kind === 'poem' ? quoted(lastLine) : excerpt(text, analysis, { ...last, sentenceIndex: last.index })
  return `I have no changes to suggest. Ask a reader what ${end} means to them. If the answer surprises you, this ${thing} needs a clue before it.`
}
