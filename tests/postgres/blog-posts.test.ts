import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  ADMIN_SESSION,
  type Caller,
  openDatabase,
  outcome,
  READER,
  READER_ID,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const NO_ROWS = 0
const ID = 'c0000000-0000-4000-8000-000000000001'
const OTHER_ID = 'c0000000-0000-4000-8000-000000000002'
/** The claims of an admin's token, without a role. */
const ADMIN_TOKEN = { sub: ADMIN_ID, session_id: ADMIN_SESSION, amr: [{ method: 'password' }] }
const THEN = new Date('2001-02-03T04:05:06Z')

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

beforeEach(async () => {
  await db.owner`truncate public.blog_posts`
  await db.owner`insert into public.blog_posts (id, title, slug, content, created_at, updated_at, author, version)
    values (${ID}, 'First', 'first', '<p>First</p>', ${THEN}, ${THEN}, 'someone@promptory.test', 7)`
})

const stored = () => db.owner`select * from public.blog_posts order by id`
const run = (caller: Caller, statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))

describe('role by verb', () => {
  const VERBS = {
    select: 'select id, title, slug, excerpt, content, category, created_at, read_time from public.blog_posts',
    insert: `insert into public.blog_posts (id, title, slug, content) values ('${OTHER_ID}', 'New', 'new', '<p>New</p>')`,
    update: `update public.blog_posts set title = 'Changed' where id = '${ID}'`,
    'update all': `update public.blog_posts set title = 'Changed'`,
    upsert: `insert into public.blog_posts (id, title, slug, content) values ('${ID}', 'Changed', 'first', '<p>x</p>')
      on conflict (id) do update set title = excluded.title`,
    delete: `delete from public.blog_posts where id = '${ID}'`,
    'delete all': 'delete from public.blog_posts',
    truncate: 'truncate public.blog_posts',
  }
  type Verb = keyof typeof VERBS
  const refused = { insert: DENIED, upsert: DENIED, truncate: DENIED }
  // Policies hide the rows from an update or a delete, grants refuse it.
  const visitor = { select: 1, ...refused, update: DENIED, 'update all': DENIED, delete: DENIED, 'delete all': DENIED }
  const reader = {
    select: 1,
    ...refused,
    update: NO_ROWS,
    'update all': NO_ROWS,
    delete: NO_ROWS,
    'delete all': NO_ROWS,
  }
  const writer = {
    select: 1,
    insert: 1,
    upsert: 1,
    update: 1,
    'update all': 1,
    delete: 1,
    'delete all': 1,
    truncate: DENIED,
  }
  const matrix: [string, Caller, Record<Verb, number | string>][] = [
    ['a visitor', VISITOR, visitor],
    ['a reader', READER, reader],
    ['a signed-in token without an account', { role: 'authenticated', userId: OTHER_ID }, reader],
    ['an admin', ADMIN, writer],
    ['the service', SERVICE, writer],
  ]
  const cases = matrix.flatMap(([name, caller, expected]) =>
    Object.entries(expected).map(([verb, answer]) => [name, verb as Verb, caller, answer] as const),
  )

  test.each(cases)('%s: %s', async (_name, verb, caller, expected) => {
    const before = await stored()
    expect(await run(caller, VERBS[verb])).toBe(expected)
    // A refused change may answer without an error: what counts is what is stored.
    const isChange = expected === 1 && verb !== 'select'
    expect(JSON.stringify(await stored()) !== JSON.stringify(before)).toBe(isChange)
  })

  test('who is no longer an admin stops at once, whatever their token says', async () => {
    await db.owner`update public.profiles set is_admin = false where id = ${ADMIN_ID}`
    try {
      expect([await run(ADMIN, VERBS.insert), await run(ADMIN, VERBS.update), await run(ADMIN, VERBS.delete)]).toEqual([
        DENIED,
        NO_ROWS,
        NO_ROWS,
      ])
    } finally {
      await db.owner`update public.profiles set is_admin = true where id = ${ADMIN_ID}`
    }
    expect(await stored()).toMatchObject([{ id: ID, title: 'First', version: 7 }])
  })
})

describe('who wrote a post', () => {
  const LEAKS = [
    'select author from public.blog_posts',
    'select * from public.blog_posts',
    'select b from public.blog_posts b',
    'select to_jsonb(b) from public.blog_posts b',
    "select id from public.blog_posts where author like 's%'",
    'select id from public.blog_posts order by author',
    'select count(author) from public.blog_posts',
    `select private.blog_post_authors(array['${ID}']::uuid[])`,
    'select * from public.admin_blog_posts()',
    'select private.stamp_blog_post()',
  ]
  test.each([
    ['a visitor', VISITOR],
    ['a reader', READER],
  ])('is not told to %s', async (_name, caller) => {
    for (const statement of LEAKS) expect([statement, await run(caller, statement)]).toEqual([statement, DENIED])
  })

  test('is not told by a change’s answer either', async () => {
    for (const statement of [
      "update public.blog_posts set title = 'x' returning author",
      'delete from public.blog_posts returning author',
      `insert into public.blog_posts (title, slug, content) values ('a', 'a', 'a') returning author`,
    ])
      expect([statement, await run(READER, statement)]).toEqual([statement, DENIED])
    expect(await stored()).toMatchObject([{ id: ID, title: 'First' }])
  })

  test('is told to an admin by the list, and nowhere else', async () => {
    expect(await run(ADMIN, 'select author from public.blog_posts')).toBe(DENIED)
    const [row] = await db.as(ADMIN, (sql) => sql`select * from public.admin_blog_posts()`)
    expect(row).toEqual({
      id: ID,
      title: 'First',
      slug: 'first',
      category: 'General',
      created_at: THEN,
      author: 'someone@promptory.test',
      is_change: false,
      publish_at: null,
      publish_problem: null,
      state: 'published',
    })
  })

  test('a reader is refused the list even when it is empty', async () => {
    await db.owner`truncate public.blog_posts`
    expect(await run(READER, 'select * from public.admin_blog_posts()')).toBe(DENIED)
    expect(await run(READER, 'select * from private.blog_post_authors(array[]::uuid[])')).toBe(DENIED)
  })
})

describe('what the database sets', () => {
  const FORGED = { created_at: THEN, updated_at: THEN, author: 'forged@promptory.test', version: 99 }
  const create = (caller: Caller, values: Record<string, unknown> = {}) =>
    db.as(caller, (sql) => {
      const row = { id: OTHER_ID, title: 'New', slug: 'new', content: '<p>New</p>', ...values }
      return sql`insert into public.blog_posts ${sql(row)}`
    })
  const change = (caller: Caller, values: Record<string, unknown>) =>
    db.as(caller, (sql) => sql`update public.blog_posts set ${sql(values)} where id = ${ID}`)
  const row = async (id: string) => (await db.owner`select * from public.blog_posts where id = ${id}`)[0]

  /** Runs the work and checks that the given column holds a moment within it. */
  async function expectNow(column: 'created_at' | 'updated_at', id: string, work: () => Promise<unknown>) {
    const [before] = await db.owner`select clock_timestamp() as at`
    await work()
    const [after] = await db.owner`select clock_timestamp() as at`
    const value = (await row(id))?.[column]
    expect(value >= before?.at && value <= after?.at).toBe(true)
  }

  test('an admin’s new post carries the admin’s address, now, and version 1, whatever was sent', async () => {
    await expectNow('created_at', OTHER_ID, () => create(ADMIN, FORGED))
    const post = await row(OTHER_ID)
    expect(post).toMatchObject({ author: 'admin@promptory.test', version: 1, category: 'General', read_time: '5 min' })
    expect(post?.updated_at).toEqual(post?.created_at)
  })

  test('an admin’s change moves the version by one and the date to now, and nothing else that is not the admin’s', async () => {
    await expectNow('updated_at', ID, () => change(ADMIN, { ...FORGED, id: OTHER_ID, title: 'Changed' }))
    expect(await stored()).toMatchObject([
      { id: ID, title: 'Changed', created_at: THEN, author: 'someone@promptory.test', version: 8 },
    ])
  })

  test('an account without an address is named by the token, and else Admin', async () => {
    const withEmail = async (email: string | undefined) => {
      await db.owner`delete from public.blog_posts where id = ${OTHER_ID}`
      // Or it would be that post, put back.
      await db.owner`truncate public.deleted_blog_posts`
      await db.as(ADMIN, async (sql) => {
        const claims = JSON.stringify({ role: 'authenticated', ...ADMIN_TOKEN, email })
        await sql`select set_config('request.jwt.claims', ${claims}, true)`
        await sql`insert into public.blog_posts (id, title, slug, content) values (${OTHER_ID}, 'New', 'new', 'x')`
      })
      return (await row(OTHER_ID))?.author
    }
    expect(await withEmail('token@promptory.test')).toBe('admin@promptory.test')
    await db.authService`update auth.users set email = null where id = ${ADMIN_ID}`
    try {
      expect(await withEmail('token@promptory.test')).toBe('token@promptory.test')
      expect(await withEmail(undefined)).toBe('Admin')
      expect(await withEmail('')).toBe('Admin')
    } finally {
      await db.authService`update auth.users set email = 'admin@promptory.test' where id = ${ADMIN_ID}`
    }
  })

  test.each([
    ['the service', (values: Record<string, unknown>) => create(SERVICE, values)],
    [
      'the owner of the table',
      (values: Record<string, unknown>) =>
        db.owner`insert into public.blog_posts ${db.owner({ id: OTHER_ID, title: 'New', slug: 'new', content: 'x', ...values })}`,
    ],
  ])('%s keeps what it gives, as a restored dump needs', async (_name, insert) => {
    await insert(FORGED)
    expect(await row(OTHER_ID)).toMatchObject(FORGED)
    await db.owner`delete from public.blog_posts where id = ${OTHER_ID}`
    await expectNow('created_at', OTHER_ID, () => insert({}))
    expect(await row(OTHER_ID)).toMatchObject({ author: 'Admin', version: 1 })
  })

  test('a change by the service counts too, so that an editor’s save notices it', async () => {
    await expectNow('updated_at', ID, () => change(SERVICE, { title: 'Changed' }))
    expect(await row(ID)).toMatchObject({ version: 8, created_at: THEN })
    await change(SERVICE, FORGED)
    expect(await row(ID)).toMatchObject(FORGED)
  })

  test.each([
    ['a token of a reader in the service role', SERVICE, { role: 'authenticated', sub: READER_ID }],
    ['the claims of the service in an admin’s role', ADMIN, { role: 'service_role', ...ADMIN_TOKEN }],
    ['a token without a role in an admin’s role', ADMIN, ADMIN_TOKEN],
  ])('%s: no trust', async (_name, caller, claims) => {
    await db.as(caller, async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      await sql`insert into public.blog_posts (id, title, slug, content, author, version)
        values (${OTHER_ID}, 'New', 'new', 'x', 'forged@promptory.test', 99)`
    })
    expect(await row(OTHER_ID)).toMatchObject({ version: 1 })
    expect((await row(OTHER_ID))?.author).not.toBe('forged@promptory.test')
  })

  test('a careless definer function does not carry forged values in', async () => {
    await db.owner`create function public.careless() returns void language sql security definer as
      $$ insert into public.blog_posts (id, title, slug, content, author, version)
        values ('c0000000-0000-4000-8000-000000000002', 'New', 'new', 'x', 'forged@promptory.test', 99) $$`
    await db.as(READER, (sql) => sql`select public.careless()`)
    expect(await row(OTHER_ID)).toMatchObject({ author: 'reader@promptory.test', version: 1 })
    await db.owner`drop function public.careless`
  })
})
