import { randomUUID } from 'node:crypto'
import { READINGS_MAX } from '@contracts/limits.ts'
import { type Reading, reading } from '@contracts/readings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, newAccount, openDatabase, outcome, READER, type TestDatabase } from './support/database.ts'

const DENIED = '42501'
const NEEDS_PRO = 'PT402'
const CHECK = '23514'

let db: TestDatabase
let owner: Caller & { readonly userId: string }
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  owner = await newAccount(db)
  await db.owner`insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period)
    values (${owner.userId}, 'given', 'active', now() + interval '1 day', true)`
})

/** A reading, but for what a test says. */
const made = (more: Partial<Reading> = {}): Reading => ({
  id: randomUUID(),
  read_at: '2026-11-20T10:00:00Z',
  text: 'The ferry left.',
  prompt: null,
  sections: { clarity: 'a', creativity: 'b', grammar: 'c', suggestions: 'd' },
  source: 'ai',
  marked: { spelling: 2, 'their or there': 0 },
  revision: null,
  ...more,
})

const keep = (one: object, caller: Caller = owner) =>
  outcome(() => db.as(caller, (sql) => sql`select public.keep_reading(${sql.json(one as never)})`))

const COLUMNS = ['id', 'read_at', 'text', 'prompt', 'sections', 'source', 'marked', 'revision']
const rows = (caller: Caller = owner) =>
  db.as(caller, (sql) => sql`select ${sql(COLUMNS)} from public.readings order by read_at desc, id`)

const endPro = () => db.owner`delete from public.subscriptions where owner = ${owner.userId}`

describe('a reading', () => {
  test.each(['ai', 'builtin', 'browser'] as const)('by %s is kept and read as the contract says', async (source) => {
    const one = made({ source, prompt: 'Write of a ferry.', revision: 'The ferry has left.' })
    expect(await keep(one)).toBe(1)
    const [row] = await rows()
    expect(reading.parse({ ...row, read_at: row?.read_at.toISOString() })).toEqual({
      ...one,
      read_at: '2026-11-20T10:00:00.000Z',
    })
  })

  test('sent again adds nothing, and changes prompt and revision alone', async () => {
    const one = made()
    await keep(one)
    await keep({
      ...one,
      text: 'Other',
      source: 'browser',
      marked: {},
      read_at: '2020-02-02',
      prompt: 'P',
      revision: 'R',
    })
    expect(await rows()).toMatchObject([
      { text: one.text, source: 'ai', marked: one.marked, prompt: 'P', revision: 'R' },
    ])
  })

  test('is never of the future, whatever the device’s clock says', async () => {
    await keep(made({ read_at: '2099-01-01T00:00:00Z' }))
    const [row] = await rows()
    expect(Math.abs(row?.read_at.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    ['a text of more than 64 KiB', { text: 'x'.repeat(65_537) }],
    ['no text', { text: '' }],
    ['a prompt of more than 16 KiB', { prompt: 'x'.repeat(16_385) }],
    ['a revision of more than 64 KiB', { revision: 'x'.repeat(65_537) }],
    ['three sections', { sections: { clarity: 'a', creativity: 'b', grammar: 'c' } }],
    ['five sections', { sections: { clarity: 'a', creativity: 'b', grammar: 'c', suggestions: 'd', more: 'e' } }],
    ['an empty section', { sections: { clarity: '', creativity: 'b', grammar: 'c', suggestions: 'd' } }],
    ['a section that is a list', { sections: { clarity: ['a'], creativity: 'b', grammar: 'c', suggestions: 'd' } }],
    ['long sections', { sections: { clarity: 'x'.repeat(65_536), creativity: 'b', grammar: 'c', suggestions: 'd' } }],
    ['another source', { source: 'me' }],
    ['half a mark', { marked: { spelling: 0.5 } }],
    ['fewer marks than none', { marked: { spelling: -1 } }],
    ['marks without end', { marked: { spelling: 1e9 } }],
    ['marks in words', { marked: { spelling: 'two' } }],
    ['a list of marks', { marked: [1] }],
    ['no end of kinds', { marked: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, 1])) }],
    ['a time before the site', { read_at: '-infinity' }],
  ])('with %s is refused', async (_, wrong) => {
    expect(await keep({ ...made(), ...wrong })).toBe(CHECK)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['no id', { id: null }, '23502'],
    ['an id that is none', { id: 'x' }, '22P02'],
    ['a time that is none', { read_at: 'soon' }, '22007'],
  ])('with %s is refused', async (_, wrong, code) => {
    expect(await keep({ ...made(), ...wrong })).toBe(code)
  })
})

describe('the history', () => {
  test(`keeps the newest ${READINGS_MAX}`, async () => {
    await db.owner`insert into public.readings (owner, id, read_at, text, sections, source, marked)
      select ${owner.userId}, gen_random_uuid(), timestamptz '2026-01-01' + make_interval(hours => n), n::text,
        ${db.owner.json(made().sections)}, 'ai', '{}' from generate_series(1, ${READINGS_MAX}) n`
    expect(await keep(made({ text: 'newest' }))).toBe(1)
    const texts = (await rows()).map((row) => row.text)
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([READINGS_MAX, 'newest', '2'])
  })

  test('is full for two devices at once as well', async () => {
    await db.owner`insert into public.readings (owner, id, read_at, text, sections, source, marked)
      select ${owner.userId}, gen_random_uuid(), timestamptz '2026-01-01' + make_interval(hours => n), n::text,
        ${db.owner.json(made().sections)}, 'ai', '{}' from generate_series(1, ${READINGS_MAX}) n`
    await Promise.all(Array.from({ length: 4 }, () => keep(made())))
    expect((await rows()).length).toBe(READINGS_MAX)
  })

  test('is for Pro alone; what is there stays its owner’s without it', async () => {
    const one = made()
    await keep(one)
    await endPro()
    expect(await keep(made())).toBe(NEEDS_PRO)
    expect(await keep({ ...one, revision: 'Later.' })).toBe(1)
    expect(await rows()).toMatchObject([{ id: one.id, revision: 'Later.' }])
    expect(await outcome(() => db.as(owner, (sql) => sql`delete from public.readings where id = ${one.id}`))).toBe(1)
    expect(await keep(made(), READER)).toBe(NEEDS_PRO)
  })

  test('is deleted one by one', async () => {
    const [one, two] = [made(), made()]
    await keep(one)
    await keep(two)
    await db.as(owner, (sql) => sql`delete from public.readings where id = ${one.id}`)
    expect((await rows()).map((row) => row.id)).toEqual([two.id])
  })

  test('tells nobody of another’s ids, and an id can be two accounts’', async () => {
    const one = made()
    await keep(one)
    const other = await newAccount(db)
    await db.owner`insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period)
      values (${other.userId}, 'given', 'active', now() + interval '1 day', true)`
    expect(await keep({ ...one, text: 'Mine', revision: 'Mine' }, other)).toBe(1)
    expect(await rows()).toMatchObject([{ text: one.text, revision: null }])
    expect(await rows(other)).toMatchObject([{ text: 'Mine' }])
  })

  test('is closed to a token without a session that lives, and goes with its account', async () => {
    await keep(made())
    const old = { ...owner, sessionId: randomUUID() }
    expect(await keep(made(), old)).toBe(DENIED)
    expect(await rows(old)).toEqual([])
    await db.owner`delete from auth.users where id = ${owner.userId}`
    expect(await db.owner`select 1 from public.readings where owner = ${owner.userId}`).toEqual([])
  })
})
