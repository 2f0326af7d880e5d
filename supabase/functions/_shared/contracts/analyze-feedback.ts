import * as z from 'zod/mini'
import { ANSWER_SOURCES } from './functions.ts'
import { FEEDBACK_MAX_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS } from './limits.ts'
import { countCharacters, countWords } from './text.ts'

/** Body of a call to `analyze-feedback`. */
export const analyzeFeedbackRequest = z.object(
  {
    /** The visitor's writing, as it was pasted or typed. */
    text: z.string('Please send the text to be read.').check(
      z.refine((text) => !text.includes('\0'), 'The text holds a character that cannot be read.'),
      z.refine(
        (text) => countCharacters(text.trim()) >= FEEDBACK_MIN_CHARS,
        `Please enter at least ${FEEDBACK_MIN_CHARS} characters.`,
      ),
      z.refine(
        (text) => countCharacters(text.trim()) <= FEEDBACK_MAX_CHARS,
        `Please keep the text within ${FEEDBACK_MAX_CHARS.toLocaleString('en')} characters.`,
      ),
      z.refine(
        (text) => countWords(text) <= FEEDBACK_MAX_WORDS,
        `Please keep the text under ${FEEDBACK_MAX_WORDS} words.`,
      ),
    ),
  },
  'Please send the request as a JSON object.',
)

/** One section of the feedback: paragraphs, separated by newlines. */
const section = z.string().check(z.trim(), z.minLength(1))

/** The four sections, from the AI or the built-in analysis. */
export const feedbackSections = z.object({
  clarity: section,
  creativity: section,
  grammar: section,
  suggestions: section,
})
export type FeedbackSections = z.infer<typeof feedbackSections>

/** Answer of `analyze-feedback`. */
export const analyzeFeedbackResponse = z.extend(feedbackSections, {
  source: z._default(z.enum(ANSWER_SOURCES), 'ai'),
})
export type AnalyzeFeedbackResponse = z.infer<typeof analyzeFeedbackResponse>
