import * as z from 'zod/mini'

/** Body of an admin's call to `rebuild-site`. */
export const rebuildSiteRequest = z.object(
  { does: z.enum(['ask', 'start'], 'Please say whether to ask or to start.') },
  'Please send the request as a JSON object.',
)
export type RebuildSiteRequest = z.infer<typeof rebuildSiteRequest>

/** Answer to an admin. */
export const rebuildSiteResponse = z.object({
  /** Whether a host builds the site when it is told to. */
  canBuild: z.boolean(),
  /** Whether this call has started a build; false also if one was started less than a minute ago. */
  isStarted: z.boolean(),
})
export type RebuildSiteResponse = z.infer<typeof rebuildSiteResponse>
