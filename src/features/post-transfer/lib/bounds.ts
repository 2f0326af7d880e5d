import { CONTENT_MAX } from '@contracts/blog.ts'

/** Room for what stands before the text in this site's own exports. */
const LONGEST = 1.1 * CONTENT_MAX
/** Tags, comments and shortcodes. A long article has some hundreds. */
const MOST_TAGS = 20_000

/** Why a text is not read, because that would take minutes; undefined for an ordinary one. */
export function tooMuch(text: string): string | undefined {
  if (text.length > LONGEST) return `Its text is longer than ${LONGEST.toLocaleString('en')} characters.`
  let tags = 0
  for (const character of text) if (character === '<' || character === '[') tags += 1
  return tags > MOST_TAGS ? `Its text has more than ${MOST_TAGS.toLocaleString('en')} tags.` : undefined
}
