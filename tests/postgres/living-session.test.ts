import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  type Caller,
  openDatabase,
  outcome,
  READER_ID,
  READER_SESSION,
  type TestDatabase,
} from './support/database.ts'

const DENIED = '42501'
const SLUG = 'living-session'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

const session = { ...ADMIN, sessionId: randomUUID() }
beforeEach(async () => {
  await db.owner`delete from public.blog_posts where slug like ${`${SLUG}%`}`
  await db.owner`insert into public.blog_posts (title, slug, content) values ('Before', ${SLUG}, 'Text')`
  await db.authService`insert into auth.sessions (id, user_id) values (${session.sessionId}, ${ADMIN_ID}) on conflict do nothing`
})

async function isAdmin(caller: Caller): Promise<boolean> {
  const [row] = await db.as(caller, (sql) => sql`select (select private.is_admin()) and public.is_admin() as answer`)
  return row?.answer
}
const end = () => db.authService`delete from auth.sessions where id = ${session.sessionId}`

describe('a token whose session was signed out', () => {
  const STATEMENTS = {
    insert: `insert into public.blog_posts (title, slug, content) values ('Mine', '${SLUG}-2', 'Text')`,
    update: `update public.blog_posts set title = 'Mine' where slug = '${SLUG}'`,
    delete: `delete from public.blog_posts where slug = '${SLUG}'`,
    list: 'select * from public.admin_blog_posts()',
  }

  test.each([
    ['insert', DENIED],
    ['update', 0],
    ['delete', 0],
    ['list', DENIED],
  ] as const)('%s is refused from that moment on', async (verb, expected) => {
    const attempt = () => outcome(() => db.as(session, (sql) => sql.unsafe(STATEMENTS[verb])))
    await end()
    expect(await attempt()).toBe(expected)
    expect(await db.owner`select title from public.blog_posts where slug like ${`${SLUG}%`}`).toEqual([
      { title: 'Before' },
    ])
    // Another session of the same admin goes on; what was refused is refused for the session alone.
    expect(await outcome(() => db.as(ADMIN, (sql) => sql.unsafe(STATEMENTS[verb])))).not.toBe(expected)
  })

  test('is no admin’s, second factor or not', async () => {
    expect(await isAdmin(session)).toBe(true)
    await end()
    expect([await isAdmin(session), await isAdmin({ ...session, aal: 'aal2' })]).toEqual([false, false])
  })
})

test.each([
  ['names no session', undefined],
  ['names one that never was', randomUUID()],
  ['names somebody else’s', READER_SESSION],
])('an admin’s token that %s is no admin’s', async (_name, sessionId) => {
  expect(await isAdmin({ ...ADMIN, sessionId })).toBe(false)
})

test('a session past its end is none', async () => {
  await db.authService`update auth.sessions set not_after = now() - interval '1 second' where id = ${session.sessionId}`
  expect(await isAdmin(session)).toBe(false)
  await db.authService`update auth.sessions set not_after = now() + interval '1 hour' where id = ${session.sessionId}`
  expect(await isAdmin(session)).toBe(true)
})

test('a reader’s living session makes no admin', async () => {
  expect(await isAdmin({ role: 'authenticated', userId: READER_ID, sessionId: READER_SESSION })).toBe(false)
})

test('the question is asked once a statement, however many the rows', async () => {
  await db.owner`insert into public.blog_posts (title, slug, content)
    select 'P', ${SLUG} || '-many-' || n, 'x' from generate_series(1, 300) n`
  const plan = await db
    .as(session, async (sql) => {
      const [row] = await sql.unsafe(
        `explain (analyze, format json) update public.blog_posts set title = 'Q' where slug like '${SLUG}-many-%'`,
      )
      throw Object.assign(new Error('undo'), { plan: JSON.stringify(row?.['QUERY PLAN']) })
    })
    .catch((error: Error & { plan: string }) => error.plan)
  expect(plan).toContain('InitPlan')
  expect(plan).not.toMatch(/"(?:Filter|Index Cond)": "[^"]*is_admin/)
})
