import * as z from 'zod/mini'
import { EMAIL_MAX_CHARS, emailAddress } from './email-lists.ts'

/** An e-mail address in a request; what is read has the one form of it. */
export const emailField = z.pipe(
  z
    .string('Please send an email address.')
    .check(z.maxLength(EMAIL_MAX_CHARS, `An email address has at most ${EMAIL_MAX_CHARS} characters.`)),
  z.transform((typed, { issues }) => {
    const address = emailAddress(typed)
    if (address) return address
    issues.push({
      code: 'custom',
      message: 'Please enter a full address, such as name@example.org.',
      input: typed,
    })
    return z.NEVER
  }),
)
