import type { PostField } from '@contracts/blog.ts'
import { stringify } from 'yaml'
import type { PostState, TextFile } from './foreign-post'
import { OWN_MARK } from './markdown'
import { toMarkdown } from './to-markdown'

/** The zip's folder for pictures. */
export const PICTURES = 'pictures'

/** A post or draft to export. */
export interface PostToExport {
  readonly id: string
  readonly state: PostState
  readonly fields: Readonly<Record<PostField, string>>
  /** As readers see it. */
  readonly author?: string | undefined
  readonly created?: string | undefined
  readonly updated?: string | undefined
  readonly publishAt?: string | undefined
  readonly draftId?: string | undefined
  readonly isChange?: boolean
  readonly oldSlugs: readonly string[]
}

/** Returns the name of a picture of this site from its address; undefined for others. */
export type PictureName = (address: string) => string | undefined

const SOURCE = /(<img\b[^>]*\bsrc=")([^"]+)(")/gi

/** The addresses of all pictures of a post. */
export function picturesOf({ fields }: PostToExport, nameOf: PictureName): string[] {
  const addresses = [fields.cover, ...[...fields.content.matchAll(SOURCE)].map(([, , address = '']) => address)]
  return addresses.filter((address) => nameOf(address) !== undefined)
}

/** A unique path within the export. */
function pathOf({ id, state, fields: { slug }, draftId }: PostToExport): string {
  return state === 'published' ? `posts/${slug}.md` : `drafts/${slug || 'untitled'}-${(draftId ?? id).slice(0, 8)}.md`
}

/**
 * A post as a Markdown file; its front matter has all other fields. Links to the exported pictures.
 * @param nameOf the name of a picture in the export
 */
export function postFile(post: PostToExport, nameOf: PictureName): TextFile {
  const beside = (address: string) => {
    const name = nameOf(address)
    return name === undefined ? address : `../${PICTURES}/${name}`
  }
  const { form, text } = toMarkdown(
    post.fields.content.replace(
      SOURCE,
      (_, before: string, address: string, after: string) => before + beside(address) + after,
    ),
  )
  const { content: _, ...fields } = { ...post.fields, cover: beside(post.fields.cover) }
  const front = {
    [OWN_MARK]: 1,
    id: post.id,
    draft_id: post.draftId,
    change: post.isChange || undefined,
    ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
    author: post.author,
    state: post.state,
    date: post.created,
    updated: post.updated,
    publish_at: post.publishAt,
    aliases: post.oldSlugs.length > 0 ? post.oldSlugs : undefined,
    ...form,
  }
  return { path: pathOf(post), text: `---\n${stringify(front, { lineWidth: 0 })}---\n${text}\n` }
}
