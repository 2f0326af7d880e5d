import * as z from 'zod/mini'
import { emailField } from './email-field.ts'
import { EMAIL_LISTS } from './email-lists.ts'

/** Body of a call to `join-email-list`. */
export const joinEmailListRequest = z.object(
  {
    list: z.enum(EMAIL_LISTS, 'There is no such list.'),
    email: emailField,
  },
  'Please send the request as a JSON object.',
)
export type JoinEmailListRequest = z.infer<typeof joinEmailListRequest>

/** Answer of `join-email-list`. It does not reveal whether the address was already on the list. */
export const joinEmailListResponse = z.object({ isOnList: z.literal(true) })
export type JoinEmailListResponse = z.infer<typeof joinEmailListResponse>
