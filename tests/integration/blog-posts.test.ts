import { BLOG_PAGE_SIZE } from '@contracts/blog.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/database.types'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

type Client = ReturnType<Backend['anon']>
type NewPost = Database['public']['Tables']['blog_posts']['Insert']

const READABLE =
  'id, title, slug, excerpt, content, category, created_at, updated_at, read_time, version, opening, author_name'
const ID = 'c0000000-0000-4000-8000-000000000001'
const POST: NewPost = { id: ID, title: 'First', slug: 'first', content: '<p>First</p>', category: 'General' }

let backend: Backend
let visitor: Client
let reader: Client
let admin: Client
beforeAll(async () => {
  backend = await startBackend()
  visitor = backend.anon()
  ;[reader, admin] = await Promise.all([backend.signedInAs('reader'), backend.signedInAs('admin')])
})
beforeEach(() => backend.execute('truncate public.blog_posts, public.deleted_blog_posts'))
afterAll(() => backend?.stop())

const stored = () => backend.query<{ title: string; version: number }>('select title, version from public.blog_posts')

describe('an admin', () => {
  test('creates a post and gets it back; the database adds who, when and the version', async () => {
    const forged = { author: 'x@promptory.test', created_at: '2001-01-01T00:00:00Z', version: 9 }
    const { data, error } = await admin
      .from('blog_posts')
      .insert({ ...POST, ...forged })
      .select(READABLE)
      .single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ ...POST, excerpt: null, read_time: '5 min', version: 1, opening: 'First' })
    expect(Math.abs(Date.parse(data?.created_at) - Date.now())).toBeLessThan(60_000)
    const [row] = await backend.query<{ author: string }>('select author from public.blog_posts')
    expect(row).toEqual({ author: ACCOUNTS.admin.email })
  })

  // docs/operations.md says so to whoever writes programs.
  test('who asks for the row back without naming its columns stores nothing', async () => {
    const whole = await admin.from('blog_posts').insert(POST).setHeader('Prefer', 'return=representation')
    expect([whole.status, whole.error?.code, await stored()]).toEqual([403, '42501', []])
    expect((await admin.from('blog_posts').insert(POST)).status).toBe(201)
  })

  test('is told that a slug is taken, and that a post was stored before', async () => {
    await admin.from('blog_posts').insert(POST)
    const taken = await admin.from('blog_posts').insert({ ...POST, id: undefined })
    expect([taken.status, taken.error?.code]).toEqual([409, '23505'])
    expect(taken.error?.message).toContain('blog_posts_slug_key')
    const again = await admin.from('blog_posts').insert(POST)
    expect([again.status, again.error?.code]).toEqual([409, '23505'])
    expect(again.error?.message).toContain('blog_posts_pkey')
    expect(await stored()).toHaveLength(1)
  })

  test('changes a post from the version that was read, and no other', async () => {
    await admin.from('blog_posts').insert(POST)
    const save = (title: string) =>
      admin.from('blog_posts').update({ title }).eq('id', ID).eq('version', 1).select('title, version')
    expect((await save('Second')).data).toEqual([{ title: 'Second', version: 2 }])
    expect((await save('Too late')).data).toEqual([])
    expect(await stored()).toEqual([{ title: 'Second', version: 2 }])
  })

  test('finds posts with their authors', async () => {
    await admin.from('blog_posts').insert([POST, { ...POST, id: undefined, title: '100% more', slug: 'more' }])
    const found = await admin.rpc('admin_blog_posts', { p_search: '0%' })
    expect(found.data).toMatchObject([{ title: '100% more', author: ACCOUNTS.admin.email }])
    expect((await admin.rpc('admin_blog_posts')).data).toHaveLength(2)
    expect((await admin.rpc('admin_blog_posts', { p_limit: 1 })).data).toHaveLength(1)
  })

  test('names themselves, and the list shows the name', async () => {
    const { error } = await admin.rpc('admin_set_author_name', { p_name: 'Ana Bell' })
    expect(error).toBeNull()
    try {
      expect((await admin.from('profiles').select('author_name')).data).toEqual([{ author_name: 'Ana Bell' }])
      await admin.from('blog_posts').insert(POST)
      expect((await admin.rpc('admin_blog_posts')).data).toMatchObject([{ author: 'Ana Bell' }])
      expect((await admin.rpc('admin_set_author_name', { p_name: 'ana@bakery.example' })).error).not.toBeNull()
      expect((await admin.from('profiles').select('author_name')).data).toEqual([{ author_name: 'Ana Bell' }])
    } finally {
      await admin.rpc('admin_set_author_name', { p_name: '' })
    }
  })

  test('deletes a post', async () => {
    await admin.from('blog_posts').insert(POST)
    expect((await admin.from('blog_posts').delete().eq('id', ID).select('id')).data).toEqual([{ id: ID }])
    expect(await stored()).toEqual([])
  })
})

describe.each([
  ['a visitor', () => visitor, 401],
  ['a reader', () => reader, 403],
] as const)('%s', (_name, client, status) => {
  beforeEach(() => admin.from('blog_posts').insert(POST))

  test('reads posts, but not who wrote them', async () => {
    expect((await client().from('blog_posts').select(READABLE)).data).toMatchObject([POST])
    for (const columns of ['author', '*', 'title, author']) {
      const { data, error } = await client().from('blog_posts').select(columns)
      expect([columns, data, error?.code]).toEqual([columns, null, '42501'])
    }
    const list = await client().rpc('admin_blog_posts')
    expect([list.status, list.data, list.error?.code]).toEqual([status, null, '42501'])
  })

  test('changes nothing', async () => {
    const insert = await client()
      .from('blog_posts')
      .insert({ ...POST, id: undefined, slug: 'mine' })
    expect([insert.status, insert.error?.code]).toEqual([status, '42501'])
    await client()
      .from('blog_posts')
      .upsert({ ...POST, title: 'Mine' })
    await client().from('blog_posts').update({ title: 'Mine' }).eq('id', ID)
    await client().from('blog_posts').delete().eq('id', ID)
    expect(await stored()).toEqual([{ title: 'First', version: 1 }])
  })
})

test('the public list goes on after a key, also between posts of one moment', async () => {
  await backend.execute(`insert into public.blog_posts (title, slug, content, created_at)
    select 'Post ' || n, 'post-' || n, 'x', timestamptz '2026-01-01' + (n % 2) * interval '1 microsecond'
    from generate_series(1, 35) n`)
  const ids: string[] = []
  for (let after: { id: string; created_at: string } | undefined; ; ) {
    let query = visitor.from('blog_posts').select('id, created_at')
    if (after) {
      const { id, created_at: at } = after
      query = query.lte('created_at', at).or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`)
    }
    const page = query.order('created_at', { ascending: false }).order('id', { ascending: false })
    const { data } = await page.limit(BLOG_PAGE_SIZE)
    ids.push(...(data ?? []).map((row) => row.id))
    after = data?.at(-1)
    if (!data || data.length < BLOG_PAGE_SIZE) break
  }
  const all = await backend.query<{ id: string; created_at: string }>(
    'select id, created_at::text from public.blog_posts b order by b.created_at desc, id desc',
  )
  // The owner, as a seed does, keeps the dates it gives.
  expect(all[0]?.created_at).toBe('2026-01-01 00:00:00.000001+00')
  expect(ids).toEqual(all.map((row) => row.id))
})

test.each(['null', 'true', 'unknown'])('a post with the slug "%s" is found by it', async (slug) => {
  await backend.execute(
    `insert into public.blog_posts (title, slug, category, content) values ('A word', '${slug}', 'General', '<p>x</p>')`,
  )
  const found = await backend.anon().from('blog_posts').select('slug').eq('slug', slug)
  expect(found.data).toEqual([{ slug }])
})
