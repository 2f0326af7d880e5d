import type { Styles } from './frame.ts'

/** One page to render. */
export interface PageJob {
  /** Path of the page. */
  readonly url: string
  /** Path of its file in the built site; its texts get a file of their own. */
  readonly file: string
  /** The address that the page is for, if not its path; `*` for the not-found page. */
  readonly stamp?: string
  readonly styles?: Styles
}

/** Thrown for an address that has no page. */
export class MissingPage extends Error {}

/** The file of a page in the built site. */
export const pageFile = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

/**
 * The job of rendering a prompt's page. Thousands of them share one stylesheet file, because inline styles would be four
 * fifths of each.
 */
export const promptJob = (url: string): PageJob => ({ url, file: pageFile(url), styles: 'linked' })
