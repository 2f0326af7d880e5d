import type { Rule } from '../parse/document.ts'
import { isTagged } from '../parse/query.ts'

const MIN_WORDS = 8
const ENDS_BARE = /[\p{L}\p{N}]$/u

/** A paragraph of prose that ends without a mark, in a text whose paragraphs otherwise have one. */
export const fullStop: Rule = {
  name: 'full-stop',
  section: 'grammar',
  check: ({ blocks, sentences }) => {
    const prose = blocks.filter(({ isListItem, text }) => !isListItem && text.length > 40)
    const bare = prose.filter(({ text }) => ENDS_BARE.test(text))
    // Verse and notes go without.
    if (bare.length * 2 > prose.length && prose.length > 1) return []
    return bare.flatMap((block) => {
      const last = sentences.findLast((sentence) => sentence.block === block.index)
      const word = last?.tokens.at(-1)
      if (!last || !word || last.words < MIN_WORDS || !last.tokens.some((token) => isTagged(token, 'Verb'))) return []
      const before = last.tokens.at(-2) ?? word
      return {
        start: before.start,
        end: word.end,
        reason: 'The paragraph ends without a mark.',
        advice: 'Close it with a full stop.',
      }
    })
  },
}
