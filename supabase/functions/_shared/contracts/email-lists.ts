/** The lists that an e-mail address can sign up for: the weekly letter, and the waiting list of Pro. */
export const EMAIL_LISTS = ['newsletter', 'pro'] as const
export type EmailList = (typeof EMAIL_LISTS)[number]

/** An e-mail address has at most this many characters (UTF-16 units). */
export const EMAIL_MAX_CHARS = 254

/**
 * The one form of an e-mail address, by which it is counted, stored and written to: lower case, and the domain in the
 * letters that mail is sent by. Undefined for what is no plain address: with invisible characters, or with anything that
 * a mail service could read as a name or as a second address.
 */
export function emailAddress(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > EMAIL_MAX_CHARS) return undefined
  // Together with wide and circled letters, which mail services take for plain ones.
  const address = typed.trim().normalize('NFKC').toLowerCase()
  const [, name = '', written = ''] = /^([^\s@]+)@([^\s@/?#:%]+)$/.exec(address) ?? []
  if (/[<>()[\]",;:\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(address)) return undefined
  const hostname = URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : ''
  // Neither one label, nor numbers, nor a dot at the end.
  if (!/^(?:[a-z\d_-]+\.)+[a-z][a-z\d-]*$/.test(hostname) || !name) return undefined
  const found = `${name}@${hostname}`
  return found.length <= EMAIL_MAX_CHARS ? found : undefined
}

/** What a link in a mail to a list asks for. */
export const EMAIL_LINK_ACTIONS = ['confirm', 'leave'] as const
export type EmailLinkAction = (typeof EMAIL_LINK_ACTIONS)[number]

/** The link in a mail that confirms an address, or takes it off the list: a page of the site, at this origin. */
export const emailLink = (site: string, does: EmailLinkAction, token: string): string =>
  `${site}/newsletter?${does}=${token}`

/** The form field that a mail program posts for its own one-click unsubscribe button (RFC 8058). */
export const ONE_CLICK = { field: 'List-Unsubscribe', value: 'One-Click' } as const
