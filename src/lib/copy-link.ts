import { isPromptSlug } from './prompt-path'

/** Path of the page for changing a prompt, or for viewing somebody's changed copy. */
export const COPY_PATH = '/copy'

/** Longest fragment of a link to a changed copy: longer ones are cut by some messengers. */
export const MAX_COPY_FRAGMENT = 2000

/** Address for changing one's own copy of a prompt. */
export const copyPath = (slug: string): string => `${COPY_PATH}#of=${slug}`

/** Address that shows somebody a changed copy, all in the fragment; undefined if it would be too long. */
export function copyLink(slug: string, text: string): string | undefined {
  const address = `${copyPath(slug)}&text=${encodeURIComponent(text)}`
  return address.length - COPY_PATH.length > MAX_COPY_FRAGMENT ? undefined : address
}

/** The prompt a fragment names, and the changed text if it carries one. */
export function readCopyLink(fragment: string): { slug: string; text?: string } | undefined {
  if (fragment.length > MAX_COPY_FRAGMENT) return undefined
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const slug = params.get('of') ?? ''
  const text = params.get('text')?.trim()
  return isPromptSlug(slug) ? { slug, ...(text ? { text } : {}) } : undefined
}
