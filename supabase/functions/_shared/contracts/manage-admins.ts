import * as z from 'zod/mini'
import { emailField } from './email-field.ts'

/** Body of a call to `manage-admins`. */
export const manageAdminsRequest = z.discriminatedUnion(
  'does',
  [
    z.object({ does: z.literal('list') }),
    z.object({ does: z.literal('revoke'), id: z.guid('There is no such account.') }),
    z.object({
      does: z.literal('invite'),
      email: emailField,
    }),
  ],
  'Please send the request as a JSON object.',
)
export type ManageAdminsRequest = z.infer<typeof manageAdminsRequest>

const time = z.nullable(z.string())

/** An account that may enter the admin area. */
export const adminAccount = z.object({
  id: z.guid(),
  email: z.nullable(z.string()),
  /** Null if the account became an admin before this date was recorded. */
  since: time,
  last_sign_in_at: time,
  /** Whether the account signs in with a second factor. */
  has_factor: z.boolean(),
})
export type AdminAccount = z.infer<typeof adminAccount>

/** Answer of `manage-admins`: all admins, once the request is done. */
export const manageAdminsResponse = z.object({
  admins: z.array(adminAccount),
  /** Password that this call set, shown only this once; null if it set none. */
  password: z.nullable(z.string()),
})
export type ManageAdminsResponse = z.infer<typeof manageAdminsResponse>
