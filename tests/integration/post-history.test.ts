import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHistoryApi, type HistoryApi } from '@/features/post-editor/api/history'
import { createPostsApi, type PostsApi } from '@/features/post-editor/api/posts'
import { EMPTY_FIELDS, rowOf } from '@/features/post-editor/lib/post'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

// As the admin area talks to the API.
let backend: Backend
let posts: PostsApi
let history: HistoryApi
let readers: HistoryApi
beforeAll(async () => {
  backend = await startBackend()
  const [admin, reader] = await Promise.all([backend.signedInAs('admin'), backend.signedInAs('reader')])
  posts = createPostsApi(admin)
  history = createHistoryApi(admin)
  readers = createHistoryApi(reader)
})
beforeEach(() =>
  backend.execute(
    'truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts',
  ),
)
afterAll(() => backend?.stop())

const FIELDS = { ...EMPTY_FIELDS, title: 'A post', slug: 'a-post', content: '<p>One.</p>', read_time: '1 min' }
const by = ACCOUNTS.admin.email

test('a post’s versions are listed without their texts, and read one by one', async () => {
  const id = randomUUID()
  const { version } = await posts.insert(id, rowOf(FIELDS))
  await posts.update(id, version, rowOf({ ...FIELDS, content: '<p>Two.</p>' }))
  const listed = await history.versions(id)
  expect(listed.map(({ version: number, saved_by }) => [number, saved_by])).toEqual([
    [2, by],
    [1, by],
  ])
  expect(await history.version(id, 1)).toMatchObject({ saved_by: by, fields: FIELDS })
  expect(await history.version(id, 3)).toBeNull()
})

test('a deleted post is listed, read and put back', async () => {
  const id = randomUUID()
  const made = await posts.insert(id, rowOf(FIELDS))
  await posts.remove([id])
  expect(await history.deleted()).toMatchObject([{ id, title: 'A post', deleted_by: by }])
  const fields = await history.deletedFields(id)
  expect(fields).toEqual(FIELDS)
  const back = await posts.insert(id, rowOf(fields ?? EMPTY_FIELDS))
  expect(back).toMatchObject({ created_at: made.created_at, updated_at: made.updated_at, version: 2 })
  expect([await history.deleted(), await history.deletedFields(id)]).toEqual([[], null])
})

test('a draft is kept, changed by revision, listed and removed', async () => {
  const draft = { id: randomUUID(), postId: randomUUID(), version: undefined, fields: FIELDS, publishAt: undefined }
  const kept = await history.insertDraft(draft)
  expect(kept).toMatchObject({ revision: 1, version: null, post_id: draft.postId, updated_by: by })
  await expect(history.insertDraft(draft)).rejects.toMatchObject({ kind: 'id_taken' })
  const changed = await history.updateDraft(1, { ...draft, fields: { ...FIELDS, title: 'More', content: '' } })
  expect(changed).toMatchObject({ revision: 2, fields: { title: 'More', content: '' } })
  expect(await history.updateDraft(1, draft)).toBeNull()
  expect(await history.drafts()).toMatchObject([{ id: draft.id, title: 'More', updated_by: by }])
  expect(await history.draft(draft.id)).toMatchObject({ revision: 2 })
  await history.removeDraft(draft.id)
  expect([await history.drafts(), await history.draft(draft.id)]).toEqual([[], null])
})

test('a planned draft carries its time, in the list as well, until somebody takes it off', async () => {
  const draft = {
    id: randomUUID(),
    postId: randomUUID(),
    version: undefined,
    fields: FIELDS,
    publishAt: '2030-12-04T08:00:00.000Z',
  }
  const kept = await history.insertDraft(draft)
  expect(Date.parse(kept.publish_at ?? '')).toBe(Date.parse(draft.publishAt))
  const [planned] = (await posts.list({ search: '', sort: 'newest', state: 'planned' }, undefined)).posts
  expect(planned).toMatchObject({ id: draft.id, title: 'A post', state: 'planned', publish_problem: null })
  await backend.execute("update public.blog_post_drafts set publish_problem = 'blog_posts_slug_key'")
  expect(await history.drafts()).toMatchObject([{ publish_problem: 'blog_posts_slug_key' }])
  const lifted = await history.updateDraft(1, { ...draft, publishAt: undefined })
  expect(lifted).toMatchObject({ publish_at: null, publish_problem: null })
})

test('a post that is taken back is a draft, is no deleted post, and is put back by its id', async () => {
  const id = randomUUID()
  const made = await posts.insert(id, rowOf(FIELDS))
  expect(await posts.takeBack(id, 2)).toBeNull()
  const draft = await posts.takeBack(id, 1)
  expect(await history.draft(draft ?? '')).toMatchObject({ post_id: id, version: null, fields: FIELDS })
  expect(await posts.byId(id)).toBeNull()
  expect(await history.deleted()).toEqual([])
  expect(await posts.slugHolder(FIELDS.slug)).toMatchObject({ id, isTakenBack: true, isOld: false })
  await expect(posts.insert(randomUUID(), rowOf(FIELDS))).rejects.toMatchObject({ kind: 'slug_taken' })
  expect(await posts.insert(id, rowOf(FIELDS))).toMatchObject({ version: 2, created_at: made.created_at })
})

test('the date of a post is set', async () => {
  const id = randomUUID()
  await posts.insert(id, rowOf(FIELDS))
  expect(await posts.setDate(id, 2, '2001-02-03T00:00:00Z')).toBeNull()
  expect(await posts.setDate(id, 1, '2001-02-03T00:00:00Z')).toBe(2)
  const dated = await posts.byId(id)
  expect(Date.parse(dated?.created_at ?? '')).toBe(Date.parse('2001-02-03T00:00:00Z'))
  await expect(posts.setDate(id, 2, '2999-01-01T00:00:00Z')).rejects.toMatchObject({ kind: 'refused' })
})

test('a reader sees and changes none of it', async () => {
  const id = randomUUID()
  await posts.insert(id, rowOf(FIELDS))
  await posts.remove([id])
  const draft = { id: randomUUID(), postId: id, version: undefined, fields: FIELDS, publishAt: undefined }
  await history.insertDraft(draft)
  expect([await readers.versions(id), await readers.deleted(), await readers.drafts()]).toEqual([[], [], []])
  await expect(readers.insertDraft({ ...draft, id: randomUUID() })).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await readers.updateDraft(1, draft)).toBeNull()
  await readers.removeDraft(draft.id)
  expect(await history.drafts()).toHaveLength(1)
})
