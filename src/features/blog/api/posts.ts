import { BLOG_PAGE_SIZE, POST_FIELD_NAMES, SLUG_PATTERN, SUMMARY_COLUMNS } from '@contracts/blog.ts'
import { array, iso, nullable, number, object, pipe, string, transform, type ZodMiniType } from 'zod/mini'
import type { Cursor } from '../lib/cursor'
import { isoTime } from '@/lib/iso-time'
import type { Neighbours, Post, PostPage, PostSummary } from '../lib/post'
import { blogTable, postsTable, run } from './client'

const time = pipe(pipe(string(), transform(isoTime)), iso.datetime({ offset: true }))
const text = nullable(string())
const shape = {
  ...Object.fromEntries(POST_FIELD_NAMES.filter((name) => name !== 'content').map((name) => [name, text])),
  id: string(),
  title: string(),
  category: string(),
  opening: text,
  created_at: time,
  updated_at: time,
  version: number(),
}
const summaries = array(object(shape)) as unknown as ZodMiniType<PostSummary[]>
const posts = array(object({ ...shape, content: string() })) as unknown as ZodMiniType<Post[]>
const links = array(object({ title: string(), slug: string() }))

/**
 * One page of the list, newest first, by key: no post is lost or shown twice when others come or go meanwhile.
 * @param filter `category`: of this one only; `before`: older than this post
 * @throws Error with a sentence for the visitor
 */
export async function fetchPostPage({
  category,
  before,
}: {
  category?: string | undefined
  before?: Cursor | undefined
}): Promise<PostPage> {
  let query = postsTable().select(SUMMARY_COLUMNS)
  if (category) query = query.eq('category', category)
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

/** Beside "not newer": strictly older, or of the same instant with a smaller id. */
const olderThan = ({ createdAt, id }: Cursor) => `created_at.lt."${createdAt}",id.lt.${id}`
const newerThan = ({ createdAt, id }: Cursor) => `created_at.gt."${createdAt}",id.gt.${id}`

/**
 * The post at an address, also at one that it had before: its own slug says so. Null where there is none.
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
 * What tells whether a post is still the one that was prerendered; null where it is gone.
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
