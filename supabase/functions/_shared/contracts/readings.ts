import * as z from 'zod/mini'
import { feedbackSections } from './analyze-feedback.ts'

/**
 * A row of the table `readings`, which `keep_reading()` takes: a text that was read, with the feedback. The device sends
 * it while its account has Pro, because only the device knows what was marked. Sent again with the same id it changes
 * `prompt` and `revision`. Its owner reads it, and may delete it, with Pro or without.
 */
export const reading = z.object({
  id: z.guid(),
  read_at: z.string(),
  text: z.string(),
  /** The prompt that the text answers. */
  prompt: z.nullable(z.string()),
  sections: feedbackSections,
  /** `browser`: made on a device because the service did not answer. */
  source: z.enum(['ai', 'builtin', 'browser']),
  /** How often the rules marked something in the text, by kind. */
  marked: z.record(z.string(), z.int()),
  /** The writer's revised text. */
  revision: z.nullable(z.string()),
})
export type Reading = z.infer<typeof reading>
