import * as z from 'zod/mini'
import { CATEGORY_IDS } from './categories.ts'
import { ANSWER_SOURCES } from './functions.ts'
import { DESCRIPTION_MAX_CHARS } from './limits.ts'
import { MODEL_IDS } from './models.ts'
import { countCharacters } from './text.ts'

/** Body of a call to `generate-prompt`. */
export const generatePromptRequest = z.object(
  {
    /** What the visitor wants to achieve, in their own words. */
    prompt: z.string('Please describe what you want to achieve.').check(
      z.refine((text) => !text.includes('\0'), 'The description holds a character that cannot be stored.'),
      z.trim(),
      z.minLength(1, 'Please describe what you want to achieve.'),
      z.refine(
        (text) => countCharacters(text) <= DESCRIPTION_MAX_CHARS,
        `Please keep the description under ${DESCRIPTION_MAX_CHARS} characters.`,
      ),
    ),
    model: z.enum(MODEL_IDS, 'Please choose one of the listed AI models.'),
    category: z.enum(CATEGORY_IDS, 'Please choose one of the listed categories.'),
  },
  'Please send the request as a JSON object.',
)
export type GeneratePromptRequest = z.infer<typeof generatePromptRequest>

/** A line that the built-in composer added to a request, or that the visitor may add. */
export const promptLine = z.object({
  id: z.string(),
  /** Short label for its switch. */
  label: z.string(),
  /** May contain blanks such as `[how long: e.g. 150 words]`. */
  text: z.string(),
  isOn: z.boolean(),
})
export type PromptLine = z.infer<typeof promptLine>

export const promptLines = z.object({
  /** The request as worded in the prompt. */
  request: z.string(),
  /** The detected kind of request, under which the visitor's choices are remembered; `other` if none is certain. */
  kind: z.string(),
  choices: z.array(promptLine),
})

/** Answer of `generate-prompt`. */
export const generatePromptResponse = z.object({
  generatedPrompt: z.string().check(z.minLength(1)),
  /** Whether the text was cut to the word limit. */
  isTooLong: z._default(z.boolean(), false),
  /** Words in `generatedPrompt`. */
  wordCount: z._default(z.int().check(z.nonnegative()), 0),
  source: z._default(z.enum(ANSWER_SOURCES), 'ai'),
  /** Absent if the prompt is not a request with lines below it: from an AI, for a picture, or cut. */
  lines: z.optional(promptLines),
})
export type GeneratePromptResponse = z.infer<typeof generatePromptResponse>
