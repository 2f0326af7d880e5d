import { BLOG_PAGE_SIZE, POST_FIELD_NAMES, SLUG_PATTERN, SUMMARY_COLUMNS } from '@contracts/blog.ts'
import { array, iso, nullable, number, object, pipe, string, transform, type ZodMiniType } from 'zod/mini'
import type { Cursor } from '../lib/cursor'
import { isoTime } from '@/lib/iso-time'
import { type Neighbours, type Post, type PostLink, type PostPage, type PostSummary, RELATED } from '../lib/post'
import { yearsBetween } from '../lib/dates'
import { blogTable, postsTable, run } from './client'

const time = pipe(pipe(string(), transform(isoTime)), iso.datetime({ offset: true }))
const text = nullable(string())
const shape = {
  ...Object.fromEntries(POST_FIELD_NAMES.filter((name) => name !== 'content').map((name) => [name, text])),
  id: string(),
  title: string(),
  category: string(),
  opening: text,
  author_name: text,
  created_at: time,
  updated_at: time,
  version: number(),
}
const summaries = array(object(shape)) as unknown as ZodMiniType<PostSummary[]>
const posts = array(object({ ...shape, content: string() })) as unknown as ZodMiniType<Post[]>
const links = array(object({ title: string(), slug: string() }))

/**
 * One page of the list, newest first. Pages by key, so no post is lost or repeated when others are added or removed.
 * @param filter `category`: only this one; `before`: older than this post; `after`: the next newer than it
 * @throws Error with a sentence for the visitor
 */
export async function fetchPostPage({
  category,
  before,
  after,
}: {
  category?: string | undefined
  before?: Cursor | undefined
  after?: Cursor | undefined
}): Promise<PostPage> {
  let query = postsTable().select(SUMMARY_COLUMNS)
  if (category) query = query.eq('category', category)
  if (after) {
    const rows = await run(
      query
        .gte('created_at', after.createdAt)
        .or(newerThan(after))
        .order('created_at')
        .order('id')
        .limit(BLOG_PAGE_SIZE + 1),
      summaries,
    )
    const nearest = rows.slice(0, BLOG_PAGE_SIZE).toReversed()
    return { posts: nearest, hasOlder: true, hasNewer: rows.length > BLOG_PAGE_SIZE }
  }
  if (before) query = query.lte('created_at', before.createdAt).or(olderThan(before))
  const rows = await run(
    query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(BLOG_PAGE_SIZE + 1),
    summaries,
  )
  return { posts: rows.slice(0, BLOG_PAGE_SIZE), hasOlder: rows.length > BLOG_PAGE_SIZE }
}

/** Together with "not newer": older, or of the same time with a smaller id. */
const olderThan = ({ createdAt, id }: Cursor) => `created_at.lt."${createdAt}",id.lt.${id}`
const newerThan = ({ createdAt, id }: Cursor) => `created_at.gt."${createdAt}",id.gt.${id}`

/**
 * The post at an address, or at one that it had before, which its own slug reveals. Null if there is none.
 * @throws Error with a sentence for the visitor
 */
export async function fetchPost(slug: string): Promise<Post | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const query = postsTable().select(`${SUMMARY_COLUMNS},content`).eq('slug', slug).limit(1)
  const [post] = await run(query, posts)
  if (post) return post
  const [moved] = await run(
    blogTable('moved_posts').select('slug').eq('old_slug', slug).limit(1),
    array(object({ slug: string() })),
  )
  return moved && moved.slug !== slug ? fetchPost(moved.slug) : null
}

/**
 * What shows whether a post is still the one that was prerendered; null if it was deleted.
 * @throws Error with a sentence for the visitor
 */
export async function fetchVersion(id: string): Promise<{ slug: string; version: number; updated_at: string } | null> {
  const query = postsTable().select('slug,version,updated_at').eq('id', id).limit(1)
  const [row] = await run(query, array(object({ slug: string(), version: number(), updated_at: time })))
  return row ?? null
}

/**
 * The posts that were published just before and just after one.
 * @throws Error with a sentence for the visitor
 */
export async function fetchNeighbours({ created_at: createdAt, id }: Post): Promise<Neighbours> {
  const neighbour = () => postsTable().select('title,slug')
  const cursor = { createdAt, id }
  const [[previous = null], [next = null]] = await Promise.all([
    run(
      neighbour()
        .lte('created_at', createdAt)
        .or(olderThan(cursor))
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(1),
      links,
    ),
    run(neighbour().gte('created_at', createdAt).or(newerThan(cursor)).order('created_at').order('id').limit(1), links),
  ])
  return { previous, next }
}

/**
 * The newest other posts of a post's category.
 * @throws Error with a sentence for the visitor
 */
export async function fetchRelated({ id, category }: Post): Promise<PostLink[]> {
  const query = postsTable().select('title,slug').eq('category', category).neq('id', id)
  return run(query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(RELATED), links)
}

/**
 * The years from the newest post's to the oldest's; empty if there is no post.
 * @throws Error with a sentence for the visitor
 */
export async function fetchYears(category?: string): Promise<number[]> {
  const end = async (ascending: boolean) => {
    let query = postsTable().select('created_at')
    if (category) query = query.eq('category', category)
    const [row] = await run(query.order('created_at', { ascending }).limit(1), array(object({ created_at: time })))
    return row?.created_at
  }
  const [oldest, newest] = await Promise.all([end(true), end(false)])
  return oldest && newest ? yearsBetween(oldest, newest) : []
}
