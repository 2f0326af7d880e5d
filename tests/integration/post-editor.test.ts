import { randomUUID } from 'node:crypto'
import { ADMIN_PAGE_SIZE } from '@contracts/blog.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPostsApi, type ListKey, type PostsApi } from '@/features/post-editor/api/posts'
import { EMPTY_FIELDS, type PostRow, rowOf } from '@/features/post-editor/lib/post'
import { savePost } from '@/features/post-editor/lib/save-post'
import { type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
let admin: PostsApi
let reader: PostsApi
const made: string[] = []

beforeAll(async () => {
  backend = await startBackend()
  admin = createPostsApi(await backend.signedInAs('admin'))
  reader = createPostsApi(await backend.signedInAs('reader'))
})
afterEach(async () => {
  await backend.service.from('blog_posts').delete().in('id', made.splice(0))
})
afterAll(() => backend?.stop())

function row(changes: Partial<PostRow> = {}): PostRow {
  const typed = { title: 'A post under test', slug: `test-${randomUUID()}`, content: '<p>Some words.</p>' }
  return { ...rowOf({ ...EMPTY_FIELDS, ...typed, category: 'AI Tools' }), ...changes }
}

function newId(): string {
  const id = randomUUID()
  made.push(id)
  return id
}

async function storedRow(id: string) {
  const { data } = await backend.service.from('blog_posts').select('*').eq('id', id)
  return data ?? []
}

describe('creating', () => {
  test('stores the row as it was sent, and the database says who and when', async () => {
    const id = newId()
    const sent = row({ excerpt: 'Brief' })
    const outcome = await savePost(admin, { id, version: undefined, row: sent })
    expect(outcome).toMatchObject({ kind: 'saved', post: { ...sent, id, version: 1 } })
    expect(await storedRow(id)).toMatchObject([{ ...sent, author: 'admin@promptory.test' }])
  })

  test('an empty excerpt is stored as null', async () => {
    const id = newId()
    await savePost(admin, { id, version: undefined, row: row() })
    expect((await storedRow(id))[0]?.excerpt).toBeNull()
  })

  test('twice with one id makes one row', async () => {
    const id = newId()
    const sent = row()
    for (let time = 0; time < 2; time += 1) {
      expect(await savePost(admin, { id, version: undefined, row: sent })).toMatchObject({
        kind: 'saved',
        post: { id, version: 1 },
      })
    }
    expect(await storedRow(id)).toHaveLength(1)
  })

  test('a first try whose answer was lost takes in what was typed since', async () => {
    const id = newId()
    const sent = row()
    await admin.insert(id, sent)
    const later = { ...sent, title: 'Typed since' }
    expect(await savePost(admin, { id, version: undefined, row: later })).toMatchObject({ kind: 'conflict' })
    const outcome = await savePost(admin, { id, version: undefined, row: later, wasTried: true })
    expect(outcome).toMatchObject({ kind: 'saved', post: { title: 'Typed since', version: 2 } })
  })

  test('a taken slug is told, and makes no row', async () => {
    const first = row()
    await admin.insert(newId(), first)
    const id = newId()
    expect(await savePost(admin, { id, version: undefined, row: { ...row(), slug: first.slug } })).toEqual({
      kind: 'slug_taken',
    })
    expect(await storedRow(id)).toEqual([])
  })
})

describe('changing', () => {
  test('of two who started from one version the second is told what changed, and nothing is overwritten', async () => {
    const id = newId()
    const start = await admin.insert(id, row())
    const theirs = { ...row(), slug: start.slug, title: 'Theirs' }
    const mine = { ...theirs, title: 'Mine' }
    expect(await savePost(admin, { id, version: 1, row: theirs })).toMatchObject({ kind: 'saved' })
    expect(await savePost(admin, { id, version: 1, row: mine })).toMatchObject({
      kind: 'conflict',
      theirs: { title: 'Theirs', version: 2 },
    })
    expect((await storedRow(id))[0]?.title).toBe('Theirs')
    expect(await savePost(admin, { id, version: 2, row: mine })).toMatchObject({
      kind: 'saved',
      post: { title: 'Mine', version: 3 },
    })
  })

  test('a change whose answer was lost is no conflict with itself', async () => {
    const id = newId()
    const start = await admin.insert(id, row())
    const mine = { ...row(), slug: start.slug, title: 'Mine' }
    await admin.update(id, 1, mine)
    expect(await savePost(admin, { id, version: 1, row: mine })).toMatchObject({ kind: 'saved', post: { version: 2 } })
  })

  test('another post’s slug is told', async () => {
    const other = await admin.insert(newId(), row())
    const id = newId()
    await admin.insert(id, row())
    expect(await savePost(admin, { id, version: 1, row: row({ slug: other.slug }) })).toEqual({ kind: 'slug_taken' })
  })

  test('several posts are moved and deleted at once, and those that are gone hold up no other', async () => {
    const ids = [newId(), newId(), newId()]
    for (const id of ids) await admin.insert(id, row())
    await admin.remove(ids.slice(2))
    expect((await admin.setCategory(ids, 'Education')).toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(await admin.byId(ids[0] as string)).toMatchObject({ category: 'Education', version: 2 })
    expect((await admin.remove(ids)).toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(await admin.byId(ids[1] as string)).toBeNull()
  })

  test('a deleted post is told, and can be created again under its id', async () => {
    const id = newId()
    await admin.insert(id, row())
    expect(await admin.remove([id])).toEqual([id])
    expect(await admin.remove([id])).toEqual([])
    const mine = row()
    expect(await savePost(admin, { id, version: 1, row: mine })).toEqual({ kind: 'deleted' })
    expect(await savePost(admin, { id, version: undefined, row: mine })).toMatchObject({ kind: 'saved', post: { id } })
  })
})

describe('reading', () => {
  test('by slug and by id gives the post, or null', async () => {
    const id = newId()
    const { slug } = await admin.insert(id, row())
    expect(await admin.bySlug(slug)).toMatchObject({ id, version: 1 })
    expect(await admin.byId(id)).toMatchObject({ slug })
    expect(await admin.bySlug('no-such-post')).toBeNull()
    expect(await admin.byId(randomUUID())).toBeNull()
  })

  test('the list comes page after page, newest first, whole, searched in title and category', async () => {
    await backend.execute(`
      insert into public.blog_posts (id, title, slug, content, category, created_at)
      select gen_random_uuid(), 'Listed Number ' || n, 'listed-' || n, '<p>x</p>', 'Marketing',
        timestamptz '2020-01-01' + make_interval(mins => n / 2)
      from generate_series(1, 45) n`)
    const seen: string[] = []
    let after: ListKey | undefined
    let pages = 0
    do {
      const page = await admin.list({ search: 'listed NUMBER', sort: 'newest', state: 'all' }, after)
      expect(page.posts.length).toBeLessThanOrEqual(ADMIN_PAGE_SIZE)
      seen.push(...page.posts.map(({ slug }) => slug ?? ''))
      after = page.next
      pages += 1
    } while (after)
    expect(pages).toBe(Math.ceil(45 / ADMIN_PAGE_SIZE))
    expect(new Set(seen).size).toBe(45)
    const numbers = seen.map((slug) => Math.floor(Number(slug.slice('listed-'.length)) / 2))
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    const first = async (search: string, sort: 'newest' | 'oldest' | 'title') =>
      (await admin.list({ search, sort, state: 'published' }, undefined)).posts.map(({ title }) => title)
    expect(await first('marketing', 'newest')).toHaveLength(ADMIN_PAGE_SIZE)
    expect(await first('100%', 'newest')).toEqual([])
    expect((await first('listed', 'title')).slice(0, 3)).toEqual([
      'Listed Number 1',
      'Listed Number 10',
      'Listed Number 11',
    ])
    expect((await first('listed', 'oldest'))[0]).toBe('Listed Number 1')
    const count = (search: string) => admin.count({ search, state: 'all' })
    expect([await count('LISTED'), await count('100%')]).toEqual([45, 0])
    await backend.execute("delete from public.blog_posts where slug like 'listed-%'")
  })
})

test('a post is opened by an address that it had before', async () => {
  const id = newId()
  const first = await admin.insert(id, row())
  const moved = await admin.update(id, 1, row({ title: first.title, slug: `${first.slug}-moved` }))
  expect(moved?.slug).toBe(`${first.slug}-moved`)
  expect(await admin.bySlug(first.slug)).toMatchObject({ id, slug: `${first.slug}-moved` })
  expect(await admin.bySlug('never-was')).toBeNull()
})

describe('a signed-in reader', () => {
  test('creates, changes, deletes and lists nothing', async () => {
    const id = newId()
    const start = await admin.insert(id, row())
    expect(await savePost(reader, { id: newId(), version: undefined, row: row() })).toMatchObject({ kind: 'failed' })
    expect(await savePost(reader, { id, version: 1, row: row({ title: 'Hijacked' }) })).toMatchObject({
      kind: 'failed',
      reason: 'You don’t have permission to do that.',
    })
    await expect(reader.remove([id])).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(reader.setCategory([id], 'Writing Tips')).rejects.toMatchObject({ kind: 'forbidden' })
    for (const call of [
      () => reader.list({ search: '', sort: 'newest', state: 'all' }, undefined),
      () => reader.takeBack(id),
      () => reader.setDate(id, 1, '2001-01-01'),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await storedRow(id)).toMatchObject([{ title: start.title, version: 1 }])
  })
})

test('without a session every call asks for one, and sends nothing', async () => {
  const visitor = createPostsApi(backend.anon())
  const id = newId()
  expect(await savePost(visitor, { id, version: undefined, row: row() })).toEqual({ kind: 'session' })
  await expect(visitor.remove([id])).rejects.toMatchObject({ kind: 'session' })
})
