import { BLOG_PAGE_SIZE } from '@contracts/blog.ts'
import type { QueryClient } from '@tanstack/react-query'
import { neighboursQuery, postPageQuery, postQuery, relatedQuery, yearsQuery } from '@/features/blog/api/queries'
import { CATEGORY_PAGES } from '@/features/blog/lib/categories'
import { yearsBetween } from '@/features/blog/lib/dates'
import { cardText } from '@/features/blog/lib/card-text'
import { type Post, type PostPage, type PostSummary, postPath, RELATED } from '@/features/blog/lib/post'
import { isoTime } from '@/lib/iso-time'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { pictureTexts } from '@/lib/share-picture'
import { createBlogClient } from '@/pages/blog/blog-data'

/** A post as the build reads it. Only the newest posts include their text. */
export type BuiltPost = PostSummary & { readonly content?: string | undefined }

/** An article for the build, the sitemap and the feeds. */
export interface BuiltArticle {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly added: string
  readonly modified: string
  readonly category: string
  readonly author: string | null
  /** The whole sanitised text, for articles that feeds include in full. */
  readonly html: string | undefined
  /** Whether the build writes a file for it; else the browser fills it. */
  readonly isPrerendered: boolean
  readonly hasPicture: boolean
}

/** The blog while the site is built. */
export interface BuiltBlog {
  /** Answers the queries of the blog's pages; has no data if the posts could not be read. */
  readonly client: QueryClient
  /** Every article that has an address, newest first. */
  readonly articles: readonly BuiltArticle[]
  /** The page of each category, with the time of its newest post; undefined if it has none. */
  readonly categories: readonly { readonly path: string; readonly added: string | undefined }[]
}

const PICTURES = 100
/** Feed readers store what they have seen, so older articles need only a summary. */
const WHOLE_IN_FEEDS = 30
// File systems take 255 bytes, and the compressed twin has the longest name.
const FILE_NAME_BYTES = 255 - '.html.br'.length

const hasFileName = (slug: string) => slug !== 'index' && new TextEncoder().encode(slug).length <= FILE_NAME_BYTES

const hasPicture = (post: PostSummary, index: number) =>
  index < PICTURES &&
  post.slug !== null &&
  hasFileName(post.slug) &&
  pictureTexts({ title: post.title, description: cardText(post) }) !== undefined

/** Builds the blog from its posts, newest first. @param given undefined if they could not be read */
export function buildBlog(given: readonly BuiltPost[] | undefined): BuiltBlog {
  const posts = (given ?? []).map((post) => ({
    ...post,
    created_at: isoTime(post.created_at),
    updated_at: isoTime(post.updated_at),
  }))
  const client = createBlogClient()
  if (given) fill(client, posts)
  return {
    client,
    articles: posts.flatMap((post, index) => (post.slug ? [articleOf(post, post.slug, index)] : [])),
    categories: CATEGORY_PAGES.map(({ name, path }) => ({
      path,
      added: posts.find(({ category }) => category === name)?.created_at,
    })),
  }
}

function fill(client: QueryClient, posts: readonly BuiltPost[]): void {
  for (const category of [undefined, ...CATEGORY_PAGES.map(({ name }) => name)]) {
    const own = category ? posts.filter((post) => post.category === category) : posts
    const page: PostPage = { posts: own.slice(0, BLOG_PAGE_SIZE), hasOlder: own.length > BLOG_PAGE_SIZE }
    const [newest, oldest] = [own[0], own.at(-1)]
    client.setQueryData(postPageQuery(category).queryKey, page)
    client.setQueryData(
      yearsQuery(category).queryKey,
      newest && oldest ? yearsBetween(oldest.created_at, newest.created_at) : [],
    )
  }
  const linkAt = (index: number) => {
    const { slug, title } = posts[index] ?? {}
    return slug && title ? { slug, title } : null
  }
  for (const [index, { content, ...summary }] of posts.entries()) {
    // Without its text, the browser renders it.
    if (content === undefined || !summary.slug) continue
    const post: Post = { ...summary, content, hasPicture: hasPicture(summary, index) }
    client.setQueryData(postQuery(summary.slug).queryKey, post)
    client.setQueryData(neighboursQuery(post).queryKey, { previous: linkAt(index + 1), next: linkAt(index - 1) })
    client.setQueryData(
      relatedQuery(post).queryKey,
      posts
        .filter(({ id, category, slug }) => category === post.category && id !== post.id && slug)
        .slice(0, RELATED)
        .map(({ slug, title }) => ({ slug: String(slug), title })),
    )
  }
}

const articleOf = (post: BuiltPost, slug: string, index: number): BuiltArticle => ({
  path: postPath(slug),
  title: post.title,
  description: cardText(post),
  added: post.created_at,
  modified: post.updated_at,
  category: post.category,
  author: post.author_name,
  html: index < WHOLE_IN_FEEDS && post.content !== undefined ? sanitiseHtml(post.content) : undefined,
  isPrerendered: post.content !== undefined && hasFileName(slug),
  hasPicture: hasPicture(post, index),
})
