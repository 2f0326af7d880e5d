import type { PostField } from '@contracts/blog.ts'
import { stringify } from 'yaml'
import type { PostState, TextFile } from './foreign-post'
import { OWN_MARK } from './markdown'
import { toMarkdown } from './to-markdown'

/** The folder of the zip that pictures lie in. */
export const PICTURES = 'pictures'

/** A post or draft as it is exported. */
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

/** The name of a picture of this site in an address; undefined for others. */
export type PictureName = (address: string) => string | undefined

const SOURCE = /(<img\b[^>]*\bsrc=")([^"]+)(")/gi

/** The addresses of all pictures that a post shows. */
export function picturesOf({ fields }: PostToExport, nameOf: PictureName): string[] {
  const addresses = [fields.cover, ...[...fields.content.matchAll(SOURCE)].map(([, , address = '']) => address)]
  return addresses.filter((address) => nameOf(address) !== undefined)
}

/** A path that no other file of the export has. */
function pathOf({ id, state, fields: { slug }, draftId }: PostToExport): string {
  return state === 'published' ? `posts/${slug}.md` : `drafts/${slug || 'untitled'}-${(draftId ?? id).slice(0, 8)}.md`
}

/**
 * A post as a Markdown file, whose front matter says everything else of it. Its pictures are those beside it.
 * @param nameOf the name under which a picture lies in the export
 */
export function postFile(post: PostToExport, nameOf: PictureName): TextFile {
  const { title, slug, category, excerpt, read_time, cover, search_title, search_description, content } = post.fields
  const beside = (address: string) => {
    const name = nameOf(address)
    return name === undefined ? address : `../${PICTURES}/${name}`
  }
  const { form, text } = toMarkdown(
    content.replace(SOURCE, (_, before: string, address: string, after: string) => before + beside(address) + after),
  )
  const front = {
    [OWN_MARK]: 1,
    id: post.id,
    draft_id: post.draftId,
    change: post.isChange || undefined,
    title,
    slug,
    category,
    excerpt: excerpt || undefined,
    read_time,
    author: post.author,
    search_title: search_title || undefined,
    search_description: search_description || undefined,
    cover: cover ? beside(cover) : undefined,
    state: post.state,
    date: post.created,
    updated: post.updated,
    publish_at: post.publishAt,
    aliases: post.oldSlugs.length > 0 ? post.oldSlugs : undefined,
    ...form,
  }
  return { path: pathOf(post), text: `---\n${stringify(front, { lineWidth: 0 })}---\n${text}\n` }
}
