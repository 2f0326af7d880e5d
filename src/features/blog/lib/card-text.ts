import { EXCERPT_CHARS } from '@contracts/blog.ts'
import { excerptOf } from '@contracts/text.ts'
import { buildWindow } from '@/lib/build-window'

/** Decodes entities and collapses white space, without running or loading anything. */
function plainText(text: string): string {
  const Parser = buildWindow?.DOMParser ?? DOMParser
  const { textContent } = new Parser().parseFromString(text, 'text/html').body
  return (textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * The text of a post's card: the excerpt, or the first 150 characters (graphemes) of the text, with an ellipsis if it
 * is longer.
 */
export function cardText({ excerpt, opening }: { excerpt: string | null; opening: string | null }): string {
  return excerpt || excerptOf(plainText(opening ?? ''), EXCERPT_CHARS)
}
