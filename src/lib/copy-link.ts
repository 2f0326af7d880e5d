import { isPromptSlug } from './prompt-path'

/** Path of the page where a prompt is changed, or a friend's changed copy is looked at. */
export const COPY_PATH = '/copy'

/** Longest fragment of a link to a changed copy: longer ones are cut by some messengers. */
export const MAX_COPY_FRAGMENT = 2000

/** Address where one's own copy of a prompt is changed. */
export const copyPath = (slug: string): string => `${COPY_PATH}#of=${slug}`

/** Address that shows a changed copy to somebody else, all of it in the fragment; undefined where it would be too long. */
export function copyLink(slug: string, text: string): string | undefined {
  const address = `${copyPath(slug)}&text=${encodeURIComponent(text)}`
  return address.length - COPY_PATH.length > MAX_COPY_FRAGMENT ? undefined : address
}

/** What the fragment of such an address names: a prompt, and the changed text where it brings one. */
export function readCopyLink(fragment: string): { slug: string; text?: string } | undefined {
  if (fragment.length > MAX_COPY_FRAGMENT) return undefined
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const slug = params.get('of') ?? ''
  const text = params.get('text')?.trim()
  return isPromptSlug(slug) ? { slug, ...(text ? { text } : {}) } : undefined
}
