import * as z from 'zod/mini'
import { PREVIEW_SECRET } from './preview-link.ts'

/** Body of a call to `preview-draft`. */
export const previewDraftRequest = z.object(
  { secret: z.string('The link is not complete.').check(z.regex(PREVIEW_SECRET, 'The link is not complete.')) },
  'Please send the request as a JSON object.',
)
export type PreviewDraftRequest = z.infer<typeof previewDraftRequest>

/** Answer of `preview-draft`: the draft, or null if the link does not work (any more). */
export const previewDraftResponse = z.object({
  draft: z.nullable(
    z.object({
      fields: z.record(z.string(), z.nullable(z.string())),
      savedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
})
export type PreviewDraftResponse = z.infer<typeof previewDraftResponse>
