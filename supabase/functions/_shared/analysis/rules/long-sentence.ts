import type { Rule } from '../parse/document.ts'
import { hasSpeech } from '../parse/query.ts'
import type { Kind } from '../types.ts'

/** Maximum words in a sentence; in fiction a long one is often intended. */
const MAX_WORDS: Readonly<Record<Kind, number>> = {
  email: 45,
  essay: 50,
  other: 50,
  journal: 60,
  story: 110,
  poem: 110,
}

/** Sentences that are too long to follow easily. */
export const longSentence: Rule = {
  name: 'long-sentence',
  label: 'long sentence',
  weight: 7.5,
  section: 'clarity',
  check: ({ sentences, kind }) =>
    sentences
      .filter((sentence) => sentence.words > MAX_WORDS[kind] && !hasSpeech(sentence))
      .map(({ start, end, words }) => ({
        start,
        end,
        reason: `This sentence has ${words} words. That is hard to follow.`,
        advice: 'Split it into two sentences.',
      })),
}
