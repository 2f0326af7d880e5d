import type { Rule, Token } from '../parse/document.ts'
import { wordSet } from '../parse/query.ts'
import { numberWord } from '../words/numbers.ts'

const INTENSIFIERS = wordSet('very really extremely totally absolutely incredibly')
const MIN_TIMES = 3
const WINDOW_WORDS = 16

/** One intensifier three times within thirty words, which weakens each of them. Ignores speech. */
export const intensifiers: Rule = {
  name: 'intensifiers',
  label: 'intensifiers',
  weight: 5.2,
  section: 'grammar',
  check: function* ({ sentences }) {
    const places = new Map<string, { at: number; token: Token }[]>()
    let at = 0
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        at += 1
        if (token.isQuoted || !INTENSIFIERS.has(token.lower)) continue
        const before = (places.get(token.lower) ?? []).filter((place) => at - place.at <= WINDOW_WORDS)
        places.set(token.lower, [...before, { at, token }])
        const first = before[0]
        if (before.length !== MIN_TIMES - 1 || !first) continue
        yield {
          start: first.token.start,
          end: token.end,
          reason: `You use "${token.lower}" ${numberWord(MIN_TIMES)} times in a few words.`,
          advice: 'Keep one and cut the others.',
        }
      }
    }
  },
}
