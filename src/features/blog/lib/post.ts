import type { PostField } from '@contracts/blog.ts'
import { SITE } from '@/lib/site'

/** A post in a list. Times are ISO 8601 as the database returns them, to the microsecond. */
export type PostSummary = { readonly [K in Exclude<PostField, 'title' | 'category' | 'content'>]: string | null } & {
  readonly id: string
  readonly title: string
  readonly category: string
  /** The first characters of the text if there is no excerpt, without tags, with entities not decoded. */
  readonly opening: string | null
  /** Who wrote it, where readers are to know. */
  readonly author_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

/** A post with its text as stored; sanitise it before showing. */
export type Post = PostSummary & {
  readonly content: string
  /** Whether the build has made a picture for shared links. */
  readonly hasPicture?: boolean
}

/** Number of related articles below an article. */
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
  /** Only for a page of newer posts: whether there are even newer ones. */
  readonly hasNewer?: boolean
}

/** Path of a post on the site. */
export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${encodeURIComponent(slug)}`
}

/** The absolute address of a post's picture; undefined if it has none. */
export function coverOf({ cover }: PostSummary): string | undefined {
  return cover ? new URL(cover, SITE.url).href : undefined
}

/** The slug of a path, decoded; undefined if it cannot be decoded. */
export function slugOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '').normalize()
  } catch {
    return undefined // such as %E0%A4%A
  }
}
