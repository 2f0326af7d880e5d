import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinEmailListRequest } from '@contracts/join-email-list.ts'
import { QUOTA_TIMEOUT_MS } from '../../supabase/functions/_shared/quota.ts'
import { clearOfTheHour } from '../support/clock.ts'
import {
  ADMIN,
  asCaller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type Sql,
  type TestDatabase,
  VISITOR,
  waitLonger,
} from './support/database.ts'

const DENIED = '42501'
const CLIENTS = 50

interface Join {
  list?: string
  email?: string
  address?: string
  network?: string | null
  day?: string
  limits?: [hour: number, day: number, network: number, site: number]
}
interface Answer {
  allowed: boolean
  refused_by: string | null
  retry_at: string | null
}

let db: TestDatabase
let pool: Sql
let lockTimeout: string
beforeAll(async () => {
  db = await openDatabase()
  const [row] = await db.owner`select setting from pg_proc p, unnest(p.proconfig) as setting
    where p.proname = 'join_email_list' and setting like 'lock_timeout=%'`
  lockTimeout = row?.setting
  await waitLonger(db, 'public.join_email_list')
  pool = db.apiPool(CLIENTS)
  await Promise.all(Array.from({ length: CLIENTS }, () => pool`select pg_sleep(0.05)`))
})
beforeEach(async () => {
  await clearOfTheHour()
  await db.owner`truncate private.email_signups, private.quota_uses`
})
afterAll(() => db?.drop())

const hash = (name: string) => createHash('sha256').update(name).digest('hex')
const today = () => new Date().toISOString().slice(0, 10)
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`
const rows = () => db.owner`select list, email from private.email_signups order by 1, 2`
const count = async () => (await rows()).length

async function join({ list = 'newsletter', email = 'ana@example.org', day = today(), ...more }: Join = {}) {
  const [hour, daily, network, site] = more.limits ?? [10, 60, 300, 20_000]
  const [row] = await asCaller(
    pool,
    SERVICE,
    (sql) => sql<{ answer: Answer }[]>`select public.join_email_list(${list}, ${email}, ${day},
      ${hash(more.address ?? 'a')}, ${more.network ? hash(more.network) : null}, ${hour}, ${daily}, ${network}, ${site}) as answer`,
  )
  return row?.answer
}

describe('an address', () => {
  test('is kept once a list, however it is typed, and twice is a success', async () => {
    for (const entry of [{}, { email: ' ANA@example.ORG ' }, { list: 'pro' }]) {
      expect(await join(entry)).toEqual({ allowed: true, refused_by: null, retry_at: null })
    }
    expect([...(await rows())]).toEqual([
      { list: 'newsletter', email: 'ana@example.org' },
      { list: 'pro', email: 'ana@example.org' },
    ])
  })

  test('that was left before the function came counts', async () => {
    await db.owner`insert into private.email_signups (list, email) values ('pro', 'early@example.org')`
    expect((await join({ list: 'pro', email: 'early@example.org' }))?.allowed).toBe(true)
    expect(await count()).toBe(1)
  })

  test.each(['', 'ana@', 'ana@lisboa', 'a na@example.org', 'a@b@example.org', `${'a'.repeat(250)}@example.org`])(
    '"%s" is refused, and charges nobody',
    async (email) => {
      await expect(join({ email })).rejects.toMatchObject({ code: '23514' })
      expect(await db.owner`select from private.quota_uses`).toHaveLength(0)
    },
  )

  test.each([
    'ana@example.org',
    'ana.b+c@mail.example.co.uk',
    'ANA@EXAMPLE.ORG',
    'İpek@ışık.example',
    'пример@почта.рф',
    '写作@例子.例',
    `${'a'.repeat(242)}@example.org`,
    '😀@example.org',
  ])('"%s" is one for the contract and for the database', async (email) => {
    const entry = joinEmailListRequest.parse({ list: 'newsletter', email })
    expect((await join(entry))?.allowed).toBe(true)
    expect(await count()).toBe(1)
  })

  test.each([
    'a<victim@example.org>',
    '<victim@example.org>',
    '(x)victim@example.org',
    '"x"victim@example.org',
    'a,victim@example.org',
    'a;victim@example.org',
    'a:victim@example.org',
    'a\\victim@example.org',
    '[victim@example.org',
    'victim@example.org]',
    'victim\u0001@example.org',
    'victim@example.o\u007frg',
  ])('%j, which is not a plain one, is refused by the contract and by the database', async (email) => {
    expect(joinEmailListRequest.safeParse({ list: 'newsletter', email }).success).toBe(false)
    await expect(join({ email })).rejects.toMatchObject({ code: '23514' })
    expect(await count()).toBe(0)
  })

  test.each(['vic\u200btim@example.org', 'vic\u00adtim@example.org', 'victim@exam\u202eple.org'])(
    '%j holds what nobody sees, and is refused by the contract',
    (email) => {
      expect(joinEmailListRequest.safeParse({ list: 'newsletter', email }).success).toBe(false)
    },
  )

  test('for an unknown list is refused', async () => {
    await expect(join({ list: 'spam' })).rejects.toMatchObject({ code: '23514' })
  })

  test('of fifty callers at once makes one row', async () => {
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => join({ address: `a${n}` })))
    expect(await count()).toBe(1)
  })
})

describe('the limits', () => {
  const nth = (n: number) => ({ email: `n${n}@example.org` })

  test('an address leaves ten in an hour, and hears when the next one is due', async () => {
    for (let n = 0; n < 10; n++) expect((await join(nth(n)))?.allowed).toBe(true)
    const refused = await join(nth(10))
    expect(refused).toMatchObject({ allowed: false, refused_by: 'address' })
    const wait = Date.parse(refused?.retry_at ?? '') - Date.now()
    expect(wait).toBeGreaterThan(-1000)
    expect(wait).toBeLessThanOrEqual(3_600_000)
    expect(Date.parse(refused?.retry_at ?? '') % 3_600_000).toBe(0)
    expect(await count()).toBe(10)
    expect((await join({ ...nth(10), address: 'b' }))?.allowed).toBe(true)
  })

  test('the next hour starts from nothing, and sixty is the day’s', async () => {
    for (let n = 0; n < 60; n++) {
      if (n % 10 === 0) await db.owner`delete from private.quota_uses where feature like '%-hour-%'`
      expect((await join(nth(n)))?.allowed).toBe(true)
    }
    await db.owner`delete from private.quota_uses where feature like '%-hour-%'`
    expect(await join(nth(60))).toEqual({ allowed: false, refused_by: 'address', retry_at: tomorrow() })
    expect(await count()).toBe(60)
  })

  test('what is on the list already counts, so that no limit tells who is', async () => {
    for (let n = 0; n < 10; n++) await join(nth(0))
    expect((await join(nth(0)))?.allowed).toBe(false)
    expect((await join(nth(1)))?.allowed).toBe(false)
    expect(await count()).toBe(1)
  })

  test('a refusal charges nobody and adds nothing', async () => {
    const uses = () => db.owner`select feature, scope, subject, uses from private.quota_uses order by 1, 2, 3`
    for (const [position, refused] of ['address', 'address', 'address', 'site'].entries()) {
      await db.owner`truncate private.email_signups, private.quota_uses`
      const limits: Join['limits'] = [9, 9, 9, 9]
      limits[position] = 1
      await join({ ...nth(0), network: 'n', limits })
      const before = await uses()
      expect((await join({ ...nth(1), network: 'n', limits }))?.refused_by).toBe(refused)
      expect([...(await uses())]).toEqual([...before])
      expect(await count()).toBe(1)
    }
  })

  test('whoever owns a wide network is one caller', async () => {
    const limits: Join['limits'] = [10, 60, 3, 99]
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await join({ ...nth(n), address: `a${n}`, network: 'wide', limits }))
    expect(answers.map((answer) => answer?.allowed)).toEqual([true, true, true, false, false])
    expect((await join({ ...nth(5), address: 'a5', network: 'other', limits }))?.allowed).toBe(true)
  })

  test('one caller’s junk, at full speed, closes the lists for nobody else', async () => {
    const junk = await Promise.all(Array.from({ length: 500 }, (_, n) => join({ email: `junk${n}@example.org` })))
    expect(junk.filter((answer) => answer?.allowed)).toHaveLength(10)
    for (const list of ['newsletter', 'pro']) {
      expect((await join({ list, email: 'ana@example.org', address: 'somebody else' }))?.allowed).toBe(true)
    }
  })

  test('five thousand rows of a day close nothing', async () => {
    await db.owner`insert into private.email_signups (list, email)
      select 'newsletter', 'a' || n || '@example.org' from generate_series(1, 6000) n`
    expect((await join())?.allowed).toBe(true)
  })

  test('fifty callers of one address: ten pass', async () => {
    const answers = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => join({ ...nth(n), network: 'n' })))
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(10)
    expect(await count()).toBe(10)
  })

  test('a hundred callers of many addresses deadlock nowhere', async () => {
    const limits: Join['limits'] = [4, 8, 20, 40]
    const answers = await Promise.all(
      Array.from({ length: CLIENTS * 2 }, (_, n) =>
        join({ email: `n${n % 7}@example.org`, address: `a${n % 30}`, network: `n${n % 4}`, limits }),
      ),
    )
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(40)
  })

  test('a day that neither clock can mean is refused', async () => {
    await expect(join({ day: '2026-01-01' })).rejects.toMatchObject({ code: '22023' })
  })

  test('whoever waits for every row still gives up before the function does', () => {
    const milliseconds = Number(/^lock_timeout=(\d+)ms$/.exec(lockTimeout)?.[1])
    expect(milliseconds * 5 + 1_000).toBeLessThanOrEqual(QUOTA_TIMEOUT_MS)
  })
})

// Admins read and remove (email-lists-for-admins.test.ts); nobody writes past the function.
test.each([
  ['visitor', VISITOR],
  ['reader', READER],
  ['admin', ADMIN],
  ['service', SERVICE],
])('a %s cannot add or change what is there', async (_, caller) => {
  await join()
  const values = "(list, email) values ('pro', 'b@example.org')"
  for (const table of ['private.email_signups', 'public.email_signups']) {
    for (const statement of [`insert into ${table} ${values}`, `update ${table} set email = 'b@example.org'`]) {
      await expect(
        db.as(caller, (sql) => sql.unsafe(statement)),
        statement,
      ).rejects.toMatchObject({ code: DENIED })
    }
  }
  const call = `select public.join_email_list('pro', 'b@example.org', current_date, '${hash('x')}', null, 9, 9, 9, 9)`
  expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(call)))).toBe(caller === SERVICE ? 1 : DENIED)
})
