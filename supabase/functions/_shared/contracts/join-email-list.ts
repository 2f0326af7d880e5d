import * as z from 'zod/mini'
import { EMAIL_LISTS, EMAIL_MAX_CHARS, EMAIL_PATTERN } from './email-lists.ts'

/** Body of a call to `join-email-list`. */
export const joinEmailListRequest = z.object(
  {
    list: z.enum(EMAIL_LISTS, 'There is no such list.'),
    email: z
      .string('Please send an email address.')
      .check(
        z.trim(),
        z.maxLength(EMAIL_MAX_CHARS, `An email address has at most ${EMAIL_MAX_CHARS} characters.`),
        z.regex(EMAIL_PATTERN, 'Please enter a full address, such as name@example.org.'),
      ),
  },
  'Please send the request as a JSON object.',
)
export type JoinEmailListRequest = z.infer<typeof joinEmailListRequest>

/** Answer of `join-email-list`. It does not reveal whether the address was already on the list. */
export const joinEmailListResponse = z.object({ isOnList: z.literal(true) })
export type JoinEmailListResponse = z.infer<typeof joinEmailListResponse>
