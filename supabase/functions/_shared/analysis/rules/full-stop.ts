import type { Rule, Sentence } from '../parse/document.ts'
import { isTagged } from '../parse/query.ts'

const MIN_WORDS = 8
const ENDS_BARE = /[\p{L}\p{N}]$/u

const MINOR_WORD = /^(?:\p{L}{1,3}|from|into|over|than|that|upon|with|\P{L}.*)$/u

/** Whether a paragraph is likely a heading: one sentence that opens the text, asks how or why, or is in title case. */
function isHeading(own: readonly Sentence[], isFollowed: boolean): boolean {
  const [only, second] = own
  if (!only || second || !isFollowed) return false
  if (only.block === 0 || /^(?:how|why)$/u.test(only.tokens[0]?.lower ?? '')) return true
  const major = only.tokens.filter(({ text }) => !MINOR_WORD.test(text))
  return major.length >= 3 && major.every(({ text }) => /^\p{Lu}/u.test(text))
}

/** A paragraph of prose that ends without a mark, in a text whose paragraphs otherwise have one. */
export const fullStop: Rule = {
  name: 'full-stop',
  label: 'full stop',
  weight: 4,
  section: 'grammar',
  check: (context) => {
    const { blocks, sentences, kind } = context
    if (kind === 'poem') return []
    const prose = blocks.filter(({ isListItem, text }) => !isListItem && text.length > 40)
    const bare = prose.filter(({ text }) => ENDS_BARE.test(text))
    // Verse and notes have no full stops.
    if (bare.length * 2 > prose.length && prose.length > 1) return []
    return bare.flatMap((block) => {
      const own = sentences.filter((sentence) => sentence.block === block.index)
      if (isHeading(own, block.index + 1 < blocks.length)) return []
      const last = own.at(-1)
      const word = last?.tokens.at(-1)
      // A quotation, a verse or a list may follow.
      if (/^(?:["“‘']|\p{Lu}[\p{L} ]{2,20}:)/u.test(context.blocks[block.index + 1]?.text ?? '')) return []
      if (!last || !word || last.words < MIN_WORDS || !last.tokens.some((token) => isTagged(token, 'Verb'))) return []
      const before = last.tokens.at(-2) ?? word
      return {
        start: before.start,
        end: word.end,
        reason: 'The sentence has no full stop at the end.',
        advice: `Write "${word.text}.".`,
        right: `${context.text.slice(before.start, word.end)}.`,
      }
    })
  },
}
