import {
  ADMIN_PAGE_SIZE,
  type AdminSort,
  type AdminState,
  type BlogCategory,
  POST_FIELD_NAMES,
  READ_DAYS,
} from '@contracts/blog.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { createAsAdmin } from '@/lib/as-admin'
import { REASONS } from '../messages'
import type { PostRow, StoredPost } from '../lib/post'
import { createAsk, reading } from './ask'
import { PostError } from './post-error'
import { type ListedPost, listedPost, storedPost } from './post-schema'

/** Listed, because the author may not be read here. */
const COLUMNS = [...POST_FIELD_NAMES, 'id', 'version', 'created_at', 'updated_at'].join(',')

/** The end of a page of the list; the next one starts after it. */
export interface ListKey {
  readonly createdAt: string
  readonly title: string
  readonly id: string
}

const postText = z.object({ id: z.string(), title: z.string(), slug: z.nullable(z.string()), content: z.string() })
/** The columns needed to scan a post's text. */
export type PostText = z.infer<typeof postText>

const deadLink = z.object({
  post: z.object({ id: z.string(), title: z.string(), slug: z.nullable(z.string()) }),
  path: z.string(),
  words: z.string(),
})
const linkCheck = z.object({ checked_at: z.string(), posts: z.number(), dead: z.array(deadLink) })
/** Result of a check of the links in articles. */
export type LinkCheck = z.infer<typeof linkCheck>

// Small enough for one answer even if texts are long.
const TEXTS_AT_ONCE = 50
// More than anybody fixes in a week.
const DEAD_KEPT = 200

/** Filter and order of the list. */
export interface ListView {
  readonly search: string
  readonly sort: AdminSort
  readonly state: AdminState
}

/** One page of the list. */
export interface ListPage {
  readonly posts: readonly ListedPost[]
  /** Undefined at the end. */
  readonly next: ListKey | undefined
}

/** The owner of a slug: a post that has it, or one that had it before. */
export interface SlugHolder {
  readonly id: string
  readonly title: string
  readonly slug: string
  /** An earlier address, which redirects to the post. */
  readonly isOld: boolean
  readonly isDeleted: boolean
  readonly isTakenBack: boolean
}

const slugHolder = z.pipe(
  z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    is_old: z.boolean(),
    is_deleted: z.boolean(),
    is_taken_back: z.boolean(),
  }),
  z.transform(
    ({ is_old, is_deleted, is_taken_back, ...rest }): SlugHolder => ({
      ...rest,
      isOld: is_old,
      isDeleted: is_deleted,
      isTakenBack: is_taken_back,
    }),
  ),
)

/** The calls about posts. Each throws a PostError if it fails. */
export interface PostsApi {
  list(view: ListView, after: ListKey | undefined, signal?: AbortSignal): Promise<ListPage>
  /** Number of posts of a state that a search finds. */
  count(view: Pick<ListView, 'search' | 'state'>, signal?: AbortSignal): Promise<number>
  /** How often each of these was read in the last days. Drafts are never read. */
  reads(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>
  bySlug(slug: string): Promise<StoredPost | null>
  byId(id: string): Promise<StoredPost | null>
  /** Every post with its text, unordered. */
  texts(): Promise<readonly PostText[]>
  /** Result of the last check of links; null if there was none. */
  lastLinkCheck(): Promise<LinkCheck | null>
  /** Stores the result of a check in place of the last one, and returns it with its time. */
  keepLinkCheck(found: Omit<LinkCheck, 'checked_at'>): Promise<LinkCheck>
  insert(id: string, row: PostRow): Promise<StoredPost>
  /** Null if no post of that id has that version. */
  update(id: string, version: number, row: PostRow): Promise<StoredPost | null>
  /** Null if no post has the slug. */
  slugHolder(slug: string): Promise<SlugHolder | null>
  /** Releases an earlier slug of a post, which then leads nowhere. */
  freeSlug(slug: string): Promise<void>
  /** Returns the ids of the deleted ones. */
  remove(ids: readonly string[]): Promise<readonly string[]>
  /** Returns the ids of those that are in it now. */
  setCategory(ids: readonly string[], category: BlogCategory): Promise<readonly string[]>
  /**
   * Makes a post a draft whose address stays reserved, and returns the draft's id. Null if no post of that id has that
   * version; without a version, any matches.
   */
  takeBack(id: string, version?: number): Promise<string | null>
  /** Sets when a post was published, and returns its new version; null if no post of that id has that version. */
  setDate(id: string, version: number, date: string): Promise<number | null>
}

const inTime = (signal: AbortSignal | undefined) => (signal ? AbortSignal.any([signal, reading()]) : reading())

/** Makes the calls with a client that has the admin's session and a time limit. */
export function createPostsApi(client: SupabaseClient, asAdmin = createAsAdmin(client)): PostsApi {
  const ask = createAsk(asAdmin)
  const table = () => client.from('blog_posts')
  const linkChecks = () => client.from('link_checks')
  const rows = z.array(storedPost)
  const identified = z.array(z.object({ id: z.string() }))

  const readOne = async (column: 'id' | 'slug', value: string) => {
    const found = await ask(rows, () =>
      table().select(COLUMNS).eq(column, value).limit(1).abortSignal(reading()).retry(false),
    )
    return found[0] ?? null
  }

  /** The ids of the changed rows. A missing one was deleted, or this account has no right to it. */
  const touched = async (ids: readonly string[], rows: readonly { id: string }[]) => {
    const done = rows.map(({ id }) => id)
    const left = ids.find((id) => !done.includes(id))
    if (left !== undefined && (await readOne('id', left))) throw new PostError('forbidden', REASONS.forbidden)
    return done
  }

  const readMoved = async (slug: string) => {
    const [moved] = await ask(z.array(z.object({ slug: z.string() })), () =>
      client.from('moved_posts').select('slug').eq('old_slug', slug).limit(1).abortSignal(reading()).retry(false),
    )
    return moved ? readOne('slug', moved.slug) : null
  }

  return {
    async list({ search, sort, state }, after, signal) {
      const posts = await ask(z.array(listedPost), () =>
        client
          .rpc('admin_blog_posts', {
            p_search: search,
            p_before: after?.createdAt ?? null,
            p_before_title: after?.title ?? null,
            p_before_id: after?.id ?? null,
            p_sort: sort,
            p_state: state,
            // Fetches one more than is shown, to know whether another page follows.
            p_limit: ADMIN_PAGE_SIZE + 1,
          })
          .abortSignal(inTime(signal)),
      )
      const shown = posts.slice(0, ADMIN_PAGE_SIZE)
      const last = posts.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
      return { posts: shown, next: last && { createdAt: last.created_at, title: last.title, id: last.id } }
    },
    count: ({ search, state }, signal) =>
      ask(z.number(), () =>
        client.rpc('admin_blog_post_count', { p_search: search, p_state: state }).abortSignal(inTime(signal)),
      ),
    async reads(ids, signal) {
      const rows = await ask(z.array(z.object({ id: z.string(), reads: z.coerce.number() })), () =>
        client.rpc('admin_post_reads', { p_ids: ids, p_days: READ_DAYS }).abortSignal(inTime(signal)),
      )
      return new Map(rows.map(({ id, reads }) => [id, reads]))
    },
    // An earlier address leads to the post, too.
    bySlug: async (slug) => (await readOne('slug', slug)) ?? (await readMoved(slug)),
    byId: (id) => readOne('id', id),
    async texts() {
      const all: PostText[] = []
      for (let after: string | undefined, isMore = true; isMore; after = all.at(-1)?.id) {
        const page = await ask(z.array(postText), () => {
          const query = table().select('id,title,slug,content').order('id').limit(TEXTS_AT_ONCE)
          return (after === undefined ? query : query.gt('id', after)).abortSignal(reading()).retry(false)
        })
        all.push(...page)
        isMore = page.length === TEXTS_AT_ONCE
      }
      return all
    },
    async lastLinkCheck() {
      const found = await ask(z.array(linkCheck), () =>
        linkChecks()
          .select('checked_at,posts,dead')
          .order('checked_at', { ascending: false })
          .limit(1)
          .abortSignal(reading())
          .retry(false),
      )
      return found[0] ?? null
    },
    async keepLinkCheck({ posts, dead }) {
      const row = { posts, dead: dead.slice(0, DEAD_KEPT) }
      const kept = await ask(z.array(linkCheck), () => linkChecks().insert(row).select('checked_at,posts,dead'))
      if (!kept[0]) throw new PostError('forbidden', REASONS.forbidden)
      return kept[0]
    },
    async insert(id, row) {
      const stored = await ask(rows, () =>
        table()
          .insert({ id, ...row })
          .select(COLUMNS),
      )
      if (!stored[0]) throw new PostError('forbidden', REASONS.forbidden)
      return stored[0]
    },
    async update(id, version, row) {
      const stored = await ask(rows, () => table().update(row).eq('id', id).eq('version', version).select(COLUMNS))
      return stored[0] ?? null
    },
    async slugHolder(slug) {
      const found = await ask(z.array(slugHolder), () =>
        client.rpc('admin_slug_holder', { p_slug: slug }).abortSignal(reading()),
      )
      return found[0] ?? null
    },
    async freeSlug(slug) {
      await ask(z.unknown(), () => client.from('old_slugs').delete().eq('slug', slug).select('slug'))
    },
    async remove(ids) {
      return touched(ids, await ask(identified, () => table().delete().in('id', ids).select('id')))
    },
    async setCategory(ids, category) {
      return touched(ids, await ask(identified, () => table().update({ category }).in('id', ids).select('id')))
    },
    takeBack: (id, version) =>
      ask(z.nullable(z.string()), () => client.rpc('admin_take_back_post', { p_id: id, p_version: version ?? null })),
    setDate: (id, version, date) =>
      ask(z.nullable(z.number()), () =>
        client.rpc('admin_set_post_date', { p_id: id, p_version: version, p_at: date }),
      ),
  }
}
