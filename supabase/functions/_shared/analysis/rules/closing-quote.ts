import type { Rule } from '../parse/document.ts'
import { SPEECH_TAGS } from '../words/lists.ts'

/** Speech that opens and never closes, unless the next paragraph continues it. */
export const closingQuote: Rule = {
  name: 'closing-quote',
  label: 'missing quotation mark',
  weight: 6,
  section: 'grammar',
  check: ({ text, speech, sentences }) =>
    speech
      // A mark inside a word or before a sign is a slip of another kind, or shown; “twice the same“ is a pair.
      .filter(({ start, end, isClosed }) => {
        const inside = text.slice(start + 1, end)
        const around = sentences.filter((sentence) => sentence.start < end && start < sentence.end + 40)
        const isSaid = around.some(({ tokens }) =>
          tokens.some(({ lower }) => SPEECH_TAGS.has(lower) || lower === 'say'),
        )
        return (
          !isClosed &&
          isSaid &&
          /(?:^|\s)$/u.test(text.slice(0, start)) &&
          /^\p{L}/u.test(inside) &&
          !/[“"]/u.test(inside)
        )
      })
      .map(({ start, end }) => ({
        start,
        end: Math.min(end, sentences.find((sentence) => sentence.end > start)?.end ?? end),
        reason: 'The quotation marks open here and never close.',
        advice: 'Put quotation marks where the speech ends.',
      })),
}
