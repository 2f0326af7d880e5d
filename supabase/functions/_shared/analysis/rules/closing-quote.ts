import type { Rule } from '../parse/document.ts'

/** Speech that opens and never closes, unless the next paragraph continues it. */
export const closingQuote: Rule = {
  name: 'closing-quote',
  label: 'closing quotation mark',
  weight: 6,
  section: 'grammar',
  check: ({ speech, sentences }) =>
    speech
      .filter(({ isClosed }) => !isClosed)
      .map(({ start, end }) => ({
        start,
        end: Math.min(end, sentences.find((sentence) => sentence.end > start)?.end ?? end),
        reason: 'The quotation opens here and is never closed.',
        advice: 'Show where the speaker stops.',
      })),
}
