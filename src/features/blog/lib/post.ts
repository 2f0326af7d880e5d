import type { PostField } from '@contracts/blog.ts'
import { SITE } from '@/lib/site'

/** A post as a list shows it. Times are ISO 8601 as the database gives them, to the microsecond. */
export type PostSummary = { readonly [K in Exclude<PostField, 'title' | 'category' | 'content'>]: string | null } & {
  readonly id: string
  readonly title: string
  readonly category: string
  /** The first characters of the text where there is no excerpt, without tags, entities as written. */
  readonly opening: string | null
  /** Who wrote it, where readers are to know. */
  readonly author_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

/** A post with its text, as written: sanitise before showing. */
export type Post = PostSummary & {
  readonly content: string
  /** Whether the build has drawn a picture for shared links. */
  readonly hasPicture?: boolean
}

/** As many articles stand below one as its relatives. */
export const RELATED = 3

/** A neighbour in the order of publication. */
export interface PostLink {
  readonly title: string
  readonly slug: string
}

/** The posts before and after one, by the time they were published. */
export interface Neighbours {
  readonly previous: PostLink | null
  readonly next: PostLink | null
}

/** One page of a list, newest first. */
export interface PostPage {
  readonly posts: readonly PostSummary[]
  readonly hasOlder: boolean
  /** Told by a page of newer posts: whether there are newer ones still. */
  readonly hasNewer?: boolean
}

/** Path of a post on the site. */
export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${encodeURIComponent(slug)}`
}

/** The whole address of the picture that was chosen for a post; undefined where none was. */
export function coverOf({ cover }: PostSummary): string | undefined {
  return cover ? new URL(cover, SITE.url).href : undefined
}

/** The slug that a path asks for: decoded; undefined for what cannot be decoded. */
export function slugOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '').normalize()
  } catch {
    return undefined // such as %E0%A4%A
  }
}
