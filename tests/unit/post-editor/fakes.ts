import type { BlogCategory } from '@contracts/blog.ts'
import { PostError } from '@/features/post-editor/api/post-error'
import type { LinkCheck, PostsApi } from '@/features/post-editor/api/posts'
import { REASONS } from '@/features/post-editor/messages'
import { EMPTY_FIELDS, type PostRow, rowOf, type StoredPost } from '@/features/post-editor/lib/post'

export const ROW: PostRow = rowOf({
  ...EMPTY_FIELDS,
  title: 'Ask for the obvious answer first',
  slug: 'obvious-first',
  category: 'Prompt Engineering',
  content: '<p>Then forbid it.</p>',
})

export function stored(changes: Partial<StoredPost> = {}): StoredPost {
  return {
    ...ROW,
    id: 'post-1',
    version: 1,
    created_at: '2026-11-09T09:00:00Z',
    updated_at: '2026-11-09T09:00:00Z',
    ...changes,
  }
}

/** What happens to the next call of a kind: refused before it arrives, or its answer lost after it has. */
export type Fault = PostError | 'answer lost'

/** The table in memory, with its unique keys and versions, and calls that can be made to fail. */
export class FakePosts implements PostsApi {
  readonly rows = new Map<string, StoredPost>()
  readonly calls: string[] = []
  readonly faults: Partial<Record<keyof PostsApi, Fault[]>> = {}
  /** Set for an account that may not write: no row is touched. */
  isReader = false

  constructor(...rows: StoredPost[]) {
    for (const row of rows) this.rows.set(row.id, row)
  }

  private async call<T>(name: keyof PostsApi, work: () => T): Promise<T> {
    this.calls.push(name)
    await Promise.resolve()
    const fault = this.faults[name]?.shift()
    if (fault instanceof PostError) throw fault
    const result = work()
    if (fault === 'answer lost') throw new PostError('unreachable', REASONS.unreachable)
    return result
  }

  count = () => this.call('count', () => this.rows.size)
  list = ({ search }: { search: string }) =>
    this.call('list', () => ({
      posts: [...this.rows.values()]
        .filter(({ title, category }) => `${title}\n${category}`.toLowerCase().includes(search.toLowerCase()))
        .map((row) => ({
          ...row,
          author: null,
          state: 'published' as const,
          is_change: false,
          publish_at: null,
          publish_problem: null,
        })),
      next: undefined,
    }))
  reads = () => this.call('reads', () => new Map<string, number>())
  bySlug = (slug: string) => this.call('bySlug', () => [...this.rows.values()].find((row) => row.slug === slug) ?? null)
  byId = (id: string) => this.call('byId', () => this.rows.get(id) ?? null)
  insert = (id: string, row: PostRow) =>
    this.call('insert', () => {
      if (this.rows.has(id)) throw new PostError('id_taken', 'duplicate key: blog_posts_pkey')
      if ([...this.rows.values()].some(({ slug }) => slug === row.slug)) {
        throw new PostError('slug_taken', 'duplicate key: blog_posts_slug_key')
      }
      const post = stored({ ...row, id, version: 1 })
      this.rows.set(id, post)
      return post
    })
  update = (id: string, version: number, row: PostRow) =>
    this.call('update', () => {
      const before = this.rows.get(id)
      if (this.isReader || before?.version !== version) return null
      if ([...this.rows.values()].some((other) => other.id !== id && other.slug === row.slug)) {
        throw new PostError('slug_taken', 'duplicate key: blog_posts_slug_key')
      }
      const post = { ...before, ...row, version: version + 1 }
      this.rows.set(id, post)
      return post
    })
  slugHolder = (slug: string) =>
    this.call('slugHolder', () => {
      const post = [...this.rows.values()].find((row) => row.slug === slug)
      return post ? { id: post.id, title: post.title, slug, isOld: false, isDeleted: false, isTakenBack: false } : null
    })
  texts = () =>
    this.call('texts', () =>
      [...this.rows.values()].map(({ id, title, slug, content }) => ({ id, title, slug, content })),
    )
  linkCheck: LinkCheck | null = null
  lastLinkCheck = () => this.call('lastLinkCheck', () => this.linkCheck)
  keepLinkCheck = (found: Omit<LinkCheck, 'checked_at'>) =>
    this.call('keepLinkCheck', () => {
      this.linkCheck = { checked_at: new Date().toISOString(), ...found }
      return this.linkCheck
    })
  takeBack = (id: string, version?: number) =>
    this.call('takeBack', () => {
      const row = this.rows.get(id)
      if (!row || (version !== undefined && row.version !== version)) return null
      this.rows.delete(id)
      return `draft-of-${id}`
    })
  setDate = (id: string, version: number, date: string) =>
    this.call('setDate', () => {
      const row = this.rows.get(id)
      if (row?.version !== version) return null
      this.rows.set(id, { ...row, created_at: date, version: version + 1 })
      return version + 1
    })
  freeSlug = () => this.call('freeSlug', () => undefined)
  remove = (ids: readonly string[]) =>
    this.call('remove', () => (this.isReader ? [] : ids.filter((id) => this.rows.delete(id))))
  setCategory = (ids: readonly string[], category: BlogCategory) =>
    this.call('setCategory', () =>
      ids.filter((id) => {
        const row = this.rows.get(id)
        if (row) this.rows.set(id, { ...row, category })
        return row !== undefined
      }),
    )
}
