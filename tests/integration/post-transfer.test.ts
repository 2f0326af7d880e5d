import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EMPTY_FIELDS, rowOf } from '@/features/post-editor/lib/post'
import { createTransferApi, type TransferApi } from '@/features/post-transfer/api/transfer'
import { type Backend, startBackend } from '../support/backend.ts'

// As the admin area talks to the API.
let backend: Backend
let api: TransferApi
let readers: TransferApi
beforeAll(async () => {
  backend = await startBackend()
  const [admin, reader] = await Promise.all([backend.signedInAs('admin'), backend.signedInAs('reader')])
  api = createTransferApi(admin)
  readers = createTransferApi(reader)
})
beforeEach(() =>
  backend.execute(
    'truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts, public.old_slugs cascade',
  ),
)
afterAll(() => backend?.stop())

const FIELDS = {
  ...EMPTY_FIELDS,
  title: 'Old',
  slug: 'old',
  excerpt: 'Short',
  content: '<p>One.</p>',
  read_time: '1 min',
}
const ROW = rowOf(FIELDS)
const DATES = { created: '2019-05-01T10:00:00.123456+00:00', updated: '2020-06-02T11:00:00+00:00' }
const PLAN = '2038-01-01T00:00:00+00:00'
const moment = (text: string | undefined) => text && new Date(text).toISOString()

test('posts, drafts and those taken back are stored once, and exported as they were', async () => {
  const [post, draft, back] = [randomUUID(), randomUUID(), randomUUID()]
  const other = { ...ROW, slug: 'back' }
  const store = () =>
    Promise.all([
      api.importPost(post, ROW, DATES, ['older', 'oldest']),
      api.insertDraft({ id: draft, postId: randomUUID(), version: undefined, row: ROW, publishAt: PLAN }),
      api.importTakenBack(back, other, DATES, ['before'], PLAN),
    ])
  expect(await store()).toEqual(['stored', 'stored', 'stored'])
  expect(await store()).toEqual(['here', 'here', 'here'])
  expect(await api.importPost(randomUUID(), ROW, DATES, [])).toBe('slug taken')
  expect(await api.importPost(randomUUID(), { ...ROW, slug: 'older' }, DATES, [])).toBe('slug taken')

  const all = await api.everything()
  expect(all).toHaveLength(3)
  expect(all.find(({ state }) => state === 'published')).toMatchObject({
    id: post,
    fields: FIELDS,
    oldSlugs: ['older', 'oldest'],
  })
  expect(all.find(({ state }) => state === 'planned')).toMatchObject({ draftId: draft, fields: FIELDS })
  const taken = all.find(({ state }) => state === 'taken_back')
  expect(taken).toMatchObject({ id: back, fields: { ...FIELDS, slug: 'back' }, oldSlugs: ['before'] })
  for (const { created, updated } of all.filter(({ state }) => state !== 'planned'))
    expect([moment(created), moment(updated)]).toEqual([moment(DATES.created), moment(DATES.updated)])
  for (const { publishAt } of all.filter(({ state }) => state !== 'published'))
    expect(moment(publishAt)).toBe(moment(PLAN))

  const { posts, drafts, slugs } = await api.standing()
  expect(posts.get(post)).toEqual({ slug: 'old', version: 1 })
  expect([draft, back].map((id) => drafts.has(id))).toEqual([true, true])
  expect([...slugs.keys()].sort()).toEqual(['back', 'before', 'old', 'older', 'oldest'])
  expect(await api.versionOf(post)).toBe(1)
})

test('what a post cannot be is refused with a sentence, and dates ahead are those of now', async () => {
  await expect(api.importPost(randomUUID(), { ...ROW, category: 'Cats' }, DATES, [])).rejects.toThrow(
    'check constraint',
  )
  expect(await api.importPost(randomUUID(), ROW, { created: DATES.created, updated: PLAN }, [])).toBe('stored')
  const [post] = await api.everything()
  expect(moment(post?.updated)).toBe(moment(DATES.created))
})

test('a reader stores nothing and is told of no draft', async () => {
  await expect(readers.importPost(randomUUID(), ROW, DATES, [])).rejects.toThrow('Only an admin imports posts.')
  await expect(readers.importTakenBack(randomUUID(), ROW, DATES, [])).rejects.toThrow('Only an admin imports posts.')
  await api.insertDraft({ id: randomUUID(), postId: randomUUID(), version: undefined, row: ROW, publishAt: undefined })
  expect(await readers.everything()).toEqual([])
})
