import * as z from 'zod/mini'
import { EMAIL_LINK_ACTIONS, EMAIL_LISTS } from './email-lists.ts'

/** Body of a call to `follow-email-link`. */
export const emailLinkRequest = z.object(
  {
    does: z.enum(EMAIL_LINK_ACTIONS, 'There is no such link.'),
    token: z.uuid('The link is not complete.'),
  },
  'Please send the request as a JSON object.',
)
export type EmailLinkRequest = z.infer<typeof emailLinkRequest>

/** Answer of `follow-email-link`: the list, or null if the link belongs to no address (any more). */
export const emailLinkResponse = z.object({ list: z.nullable(z.enum(EMAIL_LISTS)) })
export type EmailLinkResponse = z.infer<typeof emailLinkResponse>
