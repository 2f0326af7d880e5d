/** Page that shows a draft to anybody with its link. The secret is the fragment, which no server or log gets. */
export const PREVIEW_PATH = '/preview'

/** How many days a link works; `private.preview_links` uses the same number. */
export const PREVIEW_DAYS = 7

/** Form of the secrets that the database creates. */
export const PREVIEW_SECRET = /^[0-9a-f]{64}$/

/** Address of the page, with the secret. */
export const previewAddress = (site: string, secret: string): string => `${site}${PREVIEW_PATH}#${secret}`

/** The secret in the fragment of such an address; undefined if there is none. */
export function readPreviewSecret(fragment: string): string | undefined {
  const secret = fragment.replace(/^#/, '')
  return PREVIEW_SECRET.test(secret) ? secret : undefined
}
