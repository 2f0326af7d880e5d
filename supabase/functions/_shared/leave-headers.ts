import { ONE_CLICK } from './contracts/email-lists.ts'
import { FOLLOW_EMAIL_LINK_FUNCTION } from './contracts/functions.ts'
import type { Settings } from './env.ts'

const LOOPBACK = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/**
 * Public address of the functions: the project's address, or the site's if the embedded backend serves both. Null if
 * the function runs without a backend.
 */
export function publicFunctionsUrl({ database, siteUrl }: Pick<Settings, 'database' | 'siteUrl'>): string | null {
  if (!database) return null
  return `${LOOPBACK.test(database.url) ? (siteUrl ?? database.url) : database.url}/functions/v1`
}

/** Header fields that let mail programs show their own one-click unsubscribe button (RFC 8058). */
export const leaveHeaders = (functionsUrl: string, token: string) => ({
  'List-Unsubscribe': `<${functionsUrl}/${FOLLOW_EMAIL_LINK_FUNCTION}?leave=${token}>`,
  'List-Unsubscribe-Post': `${ONE_CLICK.field}=${ONE_CLICK.value}`,
})
