import { POST_FIELD_NAMES, type PostField } from '@contracts/blog.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import type { PostToExport } from '../lib/export'
import { Interrupted } from '../lib/outcome'
import type { Standing } from '../lib/plan'
import type { Row } from '../lib/tools'
import { MESSAGES } from '../messages'

const TIMEOUT_MS = 8000
/** Page sizes for whole posts, and for rows without their texts. */
const TEXTS_AT_ONCE = 50
const LINES_AT_ONCE = 1000

const line = z.object({ id: z.string(), slug: z.string(), title: z.string(), version: z.number() })
const draftLine = z.object({ id: z.string(), post_id: z.string() })
const oldSlug = z.object({ slug: z.string(), post_id: z.string() })
const nullableText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)
const fields = z.object(
  Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, nullableText])),
) as unknown as z.ZodMiniType<Record<PostField, string>>
const moments = { id: z.string(), created_at: z.string(), updated_at: z.string() }
const wholePost = z.intersection(z.object({ ...moments, author_name: z.nullable(z.string()) }), fields)
const wholeDraft = z.object({
  id: z.string(),
  post_id: z.string(),
  version: z.nullable(z.number()),
  publish_at: z.nullable(z.string()),
  fields,
})
const takenBack = z.object(moments)

/** Result of storing; `here`: it was stored before. */
export type Stored = 'stored' | 'here' | 'slug taken'

interface Dates {
  readonly created: string | undefined
  readonly updated: string | undefined
}

/** A draft to store. `version`: that of the post it changes. */
export interface DraftToInsert {
  readonly id: string
  readonly postId: string
  readonly version: number | undefined
  readonly row: Row
  readonly publishAt: string | undefined
}

const soon = () => AbortSignal.timeout(TIMEOUT_MS)

/** In the message if the database refuses a row. Not by status, because the embedded backend returns 500. */
const REFUSED = /\bviolates\b/

/** @throws Interrupted if there was no answer or no session, Error with a sentence if it was refused */
function checked({ error, status }: Answer): void {
  if (!error) return
  if (REFUSED.test(error.message)) throw new Error(error.message)
  if (status === 0) throw new Interrupted(MESSAGES.unreachable)
  if (status === 401) throw new Interrupted(error.message)
  if (status === 429 || status >= 500) throw new Interrupted(MESSAGES.serverError(status))
  throw new Error(error.message || MESSAGES.serverError(status))
}

function rowsOf<T>(schema: z.ZodMiniType<T>, answer: Answer): T {
  checked(answer)
  const rows = schema.safeParse(answer.data)
  if (!rows.success) throw new Error(MESSAGES.unreadable)
  return rows.data
}

/** Detects from a refusal whether a post was stored before, or its slug is taken. */
function storedOf(answer: Answer): Stored {
  const { error } = answer
  if (error?.code === '23505') {
    const text = `${error.message} ${error.details ?? ''}`
    if (text.includes('blog_posts_slug_key')) return 'slug taken'
    if (/blog_post(s|_drafts)_pkey/.test(text)) return 'here'
  }
  checked(answer)
  return 'stored'
}

/** Dates the database accepts: none in the future, and no change before the creation. */
function datesOf({ created, updated }: Dates) {
  const isChanged =
    updated !== undefined && Date.parse(updated) <= Date.now() && Date.parse(updated) >= Date.parse(created ?? updated)
  return { p_created_at: created ?? null, p_updated_at: isChanged ? updated : null }
}

/** The calls about import and export, with the rights of a signed-in admin. */
export function createTransferApi(client: SupabaseClient, asAdmin = createAsAdmin(client)) {
  /** All rows of a table, page by page, by a unique column. */
  async function all<T>(
    table: string,
    columns: string,
    schema: z.ZodMiniType<T>,
    {
      key = 'id',
      size = LINES_AT_ONCE,
      where,
    }: { key?: string; size?: number; where?: readonly [string, boolean] } = {},
  ): Promise<T[]> {
    const rows: T[] = []
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await asAdmin(() => {
        let query = client.from(table).select(columns).order(key).limit(size)
        if (where) query = query.eq(where[0], where[1])
        return (after === undefined ? query : query.gt(key, after)).abortSignal(soon()).retry(false)
      })
      const read = rowsOf(z.array(schema), page)
      rows.push(...read)
      isMore = read.length === size
      after = (page.data as Record<string, string>[]).at(-1)?.[key]
    }
    return rows
  }

  return {
    /** What the blog already contains. */
    async standing(): Promise<Standing> {
      const posts = await all('blog_posts', 'id,slug,title,version', line)
      const drafts = await all('blog_post_drafts', 'id,post_id', draftLine)
      const old = await all('old_slugs', 'slug,post_id', oldSlug, { key: 'slug' })
      const titles = new Map(posts.map(({ id, title }) => [id, title]))
      return {
        posts: new Map(posts.map(({ id, slug, version }) => [id, { slug, version }])),
        drafts: new Set(drafts.flatMap(({ id, post_id }) => [id, post_id])),
        slugs: new Map([
          ...old.map(({ slug, post_id }) => [slug, MESSAGES.olderAddress(titles.get(post_id))] as const),
          ...posts.map(({ slug, title }) => [slug, `“${title}” has it`] as const),
        ]),
      }
    },

    async importPost(id: string, row: Row, dates: Dates, oldSlugs: readonly string[]): Promise<Stored> {
      return storedOf(
        await asAdmin(() =>
          client.rpc('admin_import_post', { p_id: id, p_fields: row, ...datesOf(dates), p_old_slugs: [...oldSlugs] }),
        ),
      )
    },
    async importTakenBack(
      id: string,
      row: Row,
      dates: Dates,
      oldSlugs: readonly string[],
      publishAt?: string,
    ): Promise<Stored> {
      return storedOf(
        await asAdmin(() =>
          client.rpc('admin_import_taken_back_post', {
            p_id: id,
            p_fields: row,
            ...datesOf(dates),
            p_old_slugs: [...oldSlugs],
            p_publish_at: publishAt ?? null,
          }),
        ),
      )
    },
    async insertDraft({ id, postId, version, row, publishAt }: DraftToInsert): Promise<Stored> {
      const texts = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text ?? '']))
      const draft = { id, post_id: postId, version: version ?? null, fields: texts, publish_at: publishAt ?? null }
      return storedOf(await asAdmin(() => client.from('blog_post_drafts').insert(draft).select('id')))
    },
    /** The current version of a post; undefined if there is none of that id. */
    async versionOf(id: string): Promise<number | undefined> {
      const rows = rowsOf(
        z.array(z.object({ version: z.number() })),
        await asAdmin(() =>
          client.from('blog_posts').select('version').eq('id', id).limit(1).abortSignal(soon()).retry(false),
        ),
      )
      return rows[0]?.version
    },

    /** Every post and draft for the export. */
    async everything(): Promise<PostToExport[]> {
      const texts = { size: TEXTS_AT_ONCE }
      const old = await all('old_slugs', 'slug,post_id', oldSlug, { key: 'slug' })
      const oldSlugs = new Map<string, string[]>()
      for (const { slug, post_id: id } of old) oldSlugs.set(id, [...(oldSlugs.get(id) ?? []), slug])
      const posts = await all(
        'blog_posts',
        ['id', 'created_at', 'updated_at', 'author_name', ...POST_FIELD_NAMES].join(','),
        wholePost,
        texts,
      )
      const drafts = await all('blog_post_drafts', 'id,post_id,version,publish_at,fields', wholeDraft, texts)
      const back = await all('deleted_blog_posts', 'id,created_at,updated_at', takenBack, {
        where: ['is_taken_back', true],
      })
      const takenBackById = new Map(back.map((row) => [row.id, row]))
      return [
        ...posts.map(
          ({ id, created_at, updated_at, author_name, ...rest }): PostToExport => ({
            id,
            state: 'published',
            fields: rest,
            author: author_name ?? undefined,
            created: created_at,
            updated: updated_at,
            oldSlugs: oldSlugs.get(id) ?? [],
          }),
        ),
        ...drafts.map(({ id, post_id, version, publish_at, fields: texts }): PostToExport => {
          const before = version === null ? takenBackById.get(post_id) : undefined
          // Only taken-back posts have their own; for changes, they belong to the post.
          const slugs = before ? (oldSlugs.get(post_id) ?? []).filter((slug) => slug !== texts.slug) : []
          return {
            id: post_id,
            draftId: id,
            state: before ? 'taken_back' : publish_at ? 'planned' : 'draft',
            isChange: version !== null,
            fields: texts,
            created: before?.created_at,
            updated: before?.updated_at,
            publishAt: publish_at ?? undefined,
            oldSlugs: slugs,
          }
        }),
      ]
    },
  }
}

export type TransferApi = ReturnType<typeof createTransferApi>
