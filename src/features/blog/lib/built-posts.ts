import { BLOG_PAGE_SIZE } from '@contracts/blog.ts'
import { CATEGORY_PAGES } from './categories'
import { isoTime } from '@/lib/iso-time'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { cardText } from './excerpt'
import { type Neighbours, type Post, type PostLink, type PostPage, type PostSummary, postPath, RELATED } from './post'
import { yearsBetween } from './dates'

/** The posts that exist while the site is built, newest first; those after the newest few without their text. */
export type BuiltPosts = readonly (PostSummary & { readonly content?: string | undefined })[]

// Undefined in a browser, where pages ask the backend.
let built: BuiltPosts | undefined

const PICTURES = 100
/** Readers keep what they have seen: older articles come with their summary. */
const WHOLE_IN_FEEDS = 30
// What the font of the pictures can write.
const DRAWABLE = /^[\u0020-\u017f\u2010-\u2027]*$/
// File systems take 255 bytes, and the compressed twin has the longest name.
const FILE_NAME_BYTES = 255 - '.html.br'.length

const hasFileName = (slug: string) => slug !== 'index' && new TextEncoder().encode(slug).length <= FILE_NAME_BYTES

const hasPicture = (post: PostSummary, index: number) =>
  index < PICTURES && post.slug !== null && hasFileName(post.slug) && DRAWABLE.test(post.title + cardText(post))

/** Hands the posts to the pages that are rendered at build time. */
export function provideBuiltPosts(posts: BuiltPosts | undefined): void {
  built = posts?.map((post) => ({
    ...post,
    created_at: isoTime(post.created_at),
    updated_at: isoTime(post.updated_at),
  }))
}

/** The first page of the list, or of a category's; undefined in a browser. */
export function builtPage(category?: string): PostPage | undefined {
  if (!built) return undefined
  const posts = category ? built.filter((post) => post.category === category) : built
  return { posts: posts.slice(0, BLOG_PAGE_SIZE), hasOlder: posts.length > BLOG_PAGE_SIZE }
}

/** A post with its neighbours; undefined in a browser and for a post that is not prerendered. */
export function builtPost(
  slug: string,
): { post: Post; neighbours: Neighbours; related: PostLink[]; hasPicture: boolean } | undefined {
  const index = built?.findIndex((post) => post.slug === slug) ?? -1
  const post = built?.[index]
  if (!built || post?.content === undefined) return undefined
  const linkAt = (place: number) => {
    const { slug: other, title } = built?.[place] ?? {}
    return other && title ? { slug: other, title } : null
  }
  return {
    post: { ...post, content: post.content },
    neighbours: { previous: linkAt(index + 1), next: linkAt(index - 1) },
    related: built
      .filter(({ id, category, slug: other }) => category === post.category && id !== post.id && other)
      .slice(0, RELATED)
      .map(({ slug: other, title }) => ({ slug: String(other), title })),
    hasPicture: hasPicture(post, index),
  }
}

/** The years that the list reaches over, or a category's; undefined in a browser. */
export function builtYears(category?: string): number[] | undefined {
  const posts = category ? built?.filter((post) => post.category === category) : built
  const [newest, oldest] = [posts?.[0], posts?.at(-1)]
  if (!built) return undefined
  return newest && oldest ? yearsBetween(oldest.created_at, newest.created_at) : []
}

/** One page of the blog as the build writes it and as sitemap and feeds tell of it. */
export interface BuiltBlogPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly added: string
  readonly modified: string
  readonly category: string
  /** The whole text, sanitised, of those that feeds give whole. */
  readonly html: string | undefined
  /** Whether the build writes a file for it; else the browser fills it. */
  readonly isPrerendered: boolean
  readonly hasPicture: boolean
}

/** Every article that has an address, newest first. */
export function builtArticles(): BuiltBlogPage[] {
  return (built ?? []).flatMap((post, index) =>
    post.slug
      ? [
          {
            path: postPath(post.slug),
            title: post.title,
            description: cardText(post),
            added: post.created_at,
            modified: post.updated_at,
            category: post.category,
            html: index < WHOLE_IN_FEEDS && post.content !== undefined ? sanitiseHtml(post.content) : undefined,
            isPrerendered: post.content !== undefined && hasFileName(post.slug),
            hasPicture: hasPicture(post, index),
          },
        ]
      : [],
  )
}

/** The page of each category, with the time of its newest post; without one where it has none. */
export function builtCategories(): { path: string; added: string | undefined }[] {
  return CATEGORY_PAGES.map(({ name, path }) => ({
    path,
    added: built?.find(({ category }) => category === name)?.created_at,
  }))
}
