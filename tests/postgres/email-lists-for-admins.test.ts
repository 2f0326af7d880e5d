import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, type Caller, openDatabase, outcome, READER, SERVICE, VISITOR, waitLonger } from './support/database.ts'
import type { TestDatabase } from './support/database.ts'

const DENIED = '42501'
const TOKEN = 'd0000000-0000-4000-8000-000000000001'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'public.email_confirmation_due')
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate private.email_signups`
  await db.owner`insert into private.email_signups (list, email, token) values ('pro', 'ana@example.org', ${TOKEN})`
})

describe('role by verb', () => {
  const VERBS = {
    select: 'select email, token from public.email_signups',
    'select the table': 'select email from private.email_signups',
    insert: `insert into public.email_signups (list, email) values ('pro', 'b@example.org')`,
    update: `update public.email_signups set email = 'b@example.org'`,
    'update the table': 'update private.email_signups set confirmed_at = now()',
    delete: 'delete from public.email_signups',
    truncate: 'truncate private.email_signups',
    due: `select public.email_confirmation_due('pro', 'ana@example.org')`,
    follow: `select public.follow_email_link('${TOKEN}', 'leave')`,
  }
  const nothing = Object.fromEntries(Object.keys(VERBS).map((verb) => [verb, DENIED]))
  const matrix: [string, Caller, Record<string, number | string>][] = [
    ['a visitor', VISITOR, nothing],
    ['a reader', READER, { ...nothing, select: 0, 'select the table': 0, delete: 0 }],
    ['an admin', ADMIN, { ...nothing, select: 1, 'select the table': 1, delete: 1 }],
    // The private schema is closed to it: it comes through the view and the functions.
    ['the service', SERVICE, { ...nothing, select: 1, delete: 1, due: 1, follow: 1 }],
  ]
  const cases = matrix.flatMap(([name, caller, expected]) =>
    Object.entries(VERBS).map(([verb, statement]) => [name, verb, caller, statement, expected[verb]] as const),
  )
  test.each(cases)('%s: %s', async (_name, verb, caller, statement, expected) => {
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(expected)
    const isRemoved = expected === 1 && ['delete', 'follow'].includes(verb)
    expect(await db.owner`select from private.email_signups`).toHaveLength(isRemoved ? 0 : 1)
  })

  test('who is no longer an admin reads nothing at once', async () => {
    await db.owner`update public.profiles set is_admin = false where id = ${String(ADMIN.userId)}`
    expect(await outcome(() => db.as(ADMIN, (sql) => sql.unsafe(VERBS.select)))).toBe(0)
    await db.owner`update public.profiles set is_admin = true where id = ${String(ADMIN.userId)}`
  })
})

describe('a link in a mail', () => {
  const follow = async (token: string, does: string) => {
    const [row] = await db.as(SERVICE, (sql) => sql`select public.follow_email_link(${token}, ${does}) as list`)
    return row?.list
  }
  const row = async () => (await db.owner`select confirmed_at from private.email_signups`)[0]

  test('confirms once and for all, and leaves', async () => {
    expect(await follow(TOKEN, 'confirm')).toBe('pro')
    const first = (await row())?.confirmed_at
    expect(first).toBeInstanceOf(Date)
    expect(await follow(TOKEN, 'confirm')).toBe('pro')
    expect((await row())?.confirmed_at).toEqual(first)
    expect(await follow(TOKEN, 'leave')).toBe('pro')
    expect(await row()).toBeUndefined()
    expect(await follow(TOKEN, 'leave')).toBeNull()
  })

  test('of nobody, or that asks for something else, does nothing', async () => {
    expect(await follow('d0000000-0000-4000-8000-000000000009', 'leave')).toBeNull()
    expect(await follow(TOKEN, 'delete everything')).toBeNull()
    expect(await row()).toEqual({ confirmed_at: null })
  })

  test('is due once a day, as long as nobody has confirmed', async () => {
    const due = async (email = ' ANA@example.org') => {
      const [found] = await db.as(SERVICE, (sql) => sql`select public.email_confirmation_due('pro', ${email}) as token`)
      return found?.token
    }
    expect([await due(), await due(), await due('other@example.org')]).toEqual([TOKEN, null, null])
    await db.owner`update private.email_signups set asked_at = now() - interval '25 hours'`
    expect(await due()).toBe(TOKEN)
    await db.owner`update private.email_signups set asked_at = null, confirmed_at = now()`
    expect(await due()).toBeNull()
  })

  test.each([
    ['vic@example.org', 'VIC+1@example.org', 'vic+2+3@Example.org', 'ｖic@example.org'],
    ['an.na@gmail.com', 'anna@gmail.com', 'a.n.n.a+x@googlemail.com'],
  ])('goes to one person once a day, in however many spellings at once: %s', async (...spellings) => {
    const emails = spellings.map((spelling) => spelling.toLowerCase())
    for (const email of emails) await db.owner`insert into private.email_signups (list, email) values ('pro', ${email})`
    const asked = await Promise.all(
      [...emails, ...emails].map((email) =>
        db.as(SERVICE, (sql) => sql`select public.email_confirmation_due('pro', ${email}) as token`),
      ),
    )
    expect(asked.filter(([row]) => row?.token)).toHaveLength(1)
  })

  test('goes to other people all the same', async () => {
    for (const email of ['a.b@example.org', 'ab@example.org', 'ab@gmail.org']) {
      await db.owner`insert into private.email_signups (list, email) values ('pro', ${email})`
      const [row] = await db.as(SERVICE, (sql) => sql`select public.email_confirmation_due('pro', ${email}) as token`)
      expect(row?.token).toEqual(expect.any(String))
    }
  })
})
