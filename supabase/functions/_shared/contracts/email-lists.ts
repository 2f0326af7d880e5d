/** The lists that an e-mail address can sign up for: the weekly letter, and the waiting list of Pro. */
export const EMAIL_LISTS = ['newsletter', 'pro'] as const
export type EmailList = (typeof EMAIL_LISTS)[number]

/**
 * A plain e-mail address, without invisible characters or anything that a mail service could read as a name or as a
 * second address. The database accepts at least these.
 */
export const EMAIL_PATTERN = /^(?!.*[<>()[\]",;:\\\p{Cc}\p{Cf}])[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u

/** An e-mail address has at most this many characters (UTF-16 units). */
export const EMAIL_MAX_CHARS = 254

/** What a link in a mail to a list asks for. */
export const EMAIL_LINK_ACTIONS = ['confirm', 'leave'] as const
export type EmailLinkAction = (typeof EMAIL_LINK_ACTIONS)[number]

/** The link in a mail that confirms an address, or takes it off the list: a page of the site, at this origin. */
export const emailLink = (site: string, does: EmailLinkAction, token: string): string =>
  `${site}/newsletter?${does}=${token}`

/** The form field that a mail program posts for its own one-click unsubscribe button (RFC 8058). */
export const ONE_CLICK = { field: 'List-Unsubscribe', value: 'One-Click' } as const
