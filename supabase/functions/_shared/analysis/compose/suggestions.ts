import { factsOf } from '../rules/all.ts'
import type { Analysis } from '../types.ts'
import { numberWord } from '../words/numbers.ts'
import { thingOf } from './clarity.ts'
import { excerpt } from './quote.ts'
import { groupsOf } from './remarks.ts'
import { variantOf } from './variant.ts'

const MAX_SUGGESTIONS = 3
const ORDER: Readonly<Record<number, readonly string[]>> = {
  1: ['One change would help'],
  2: ['First', 'Then'],
  3: ['First', 'Then', 'Last'],
}

/** The changes that would help most, in order, each with a sentence to begin at. Fewer than three if there are fewer. */
export function suggestionsOf(text: string, analysis: Analysis): string[] {
  const groups = groupsOf(analysis.findings).slice(0, MAX_SUGGESTIONS)
  if (groups.length === 0) {
    const { rhythm, sentences } = analysis
    const longest = sentences[rhythm.longest]
    const none = variantOf(text, [
      `The rules have nothing more to ask of this ${thingOf(analysis)}. Whether it says what you mean, only a reader can tell you.`,
      `No change stands out by rule. Give this ${thingOf(analysis)} to somebody and ask where they slowed down.`,
      `I found no change to suggest by rule. Read this ${thingOf(analysis)} aloud once: where you stumble, a sentence wants to be shorter.`,
    ])
    if (!longest || longest.words < rhythm.mean * 1.8 || longest.words < 20) return [none]
    return [
      none,
      `If you read one sentence aloud before you let it go, take the longest: ${excerpt(text, analysis, { ...longest, sentenceIndex: longest.index })}`,
    ]
  }
  return groups.flatMap(({ rule, findings }, place) => {
    const [first] = findings
    if (!first) return []
    const count = findings.length > 1 ? ` (${numberWord(findings.length)} places)` : ''
    const where = findings.length > 1 ? 'Begin with' : 'Look at'
    return `${ORDER[groups.length]?.[place] ?? 'Then'}: ${factsOf(rule).label}${count}. ${where} ${excerpt(text, analysis, first)} ${first.advice ?? first.reason}`
  })
}
