import { randomUUID } from 'node:crypto'
import {
  KEEP_ITEMS_MAX_CHANGES,
  KEPT_BYTES_MAX,
  KEPT_DELETIONS_MAX,
  KEPT_ITEMS_MAX,
  KEPT_KEY_MAX_CHARS,
  KEPT_KIND_IDS,
  KEPT_KINDS,
  KEPT_VALUE_MAX_BYTES,
  sendableValue,
} from '@contracts/kept-items.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, newAccount, openDatabase, outcome, type TestDatabase } from './support/database.ts'
import { change, deviceOf } from './support/kept-items.ts'

const CHECK = '23514'
const WRONG = '22023'

let db: TestDatabase
let device: ReturnType<typeof deviceOf>
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  device = deviceOf(db, await newAccount(db))
})

describe('one truth', () => {
  test('the table takes the kinds of the contract', async () => {
    const taken = await Promise.all(KEPT_KIND_IDS.map((kind) => device.keepOne({ kind, key: `of ${kind}` })))
    expect(taken.map((one) => one.outcome)).toEqual(KEPT_KIND_IDS.map(() => 'kept'))
    expect(await outcome(() => device.keep([change({ kind: 'reading' as never })]) as never)).toBe(CHECK)
  })

  test.each(KEPT_KIND_IDS)('%s is brought together as the contract says', async (kind) => {
    await device.keepOne({ kind })
    await device.happenedAgo(1000)
    const later = await device.keepOne({ kind, value: { text: 'Unseen' } })
    expect(later.outcome).toBe(KEPT_KINDS[kind].onConflict === 'ask' ? 'conflict' : 'kept')
  })

  test('keys, values and calls are as long as the contract says', async () => {
    expect((await device.keepOne({ key: 'k'.repeat(KEPT_KEY_MAX_CHARS) })).outcome).toBe('kept')
    expect(await outcome(() => device.keep([change({ key: 'k'.repeat(KEPT_KEY_MAX_CHARS + 1) })]) as never)).toBe(WRONG)
    expect(await outcome(() => device.keep([change({ key: '' })]) as never)).toBe(WRONG)
    const text = 'x'.repeat(KEPT_VALUE_MAX_BYTES - 2)
    expect((await device.keepOne({ key: 'long', value: text })).outcome).toBe('kept')
    expect((await device.keepOne({ key: 'longer', value: `${text}x` })).outcome).toBe('too-large')
    const many = Array.from({ length: KEEP_ITEMS_MAX_CHANGES }, (_, n) => change({ key: `n${n}` }))
    expect(await device.keep(many)).toHaveLength(KEEP_ITEMS_MAX_CHANGES)
    expect(await outcome(() => device.keep([...many, change()]) as never)).toBe(WRONG)
  })
})

describe('a change', () => {
  test('is kept, read by revision, and sent twice makes one', async () => {
    expect(await device.keepOne()).toEqual({
      kind: 'favourite',
      key: '/prompts/one',
      outcome: 'kept',
      revision: 1,
      other: null,
    })
    // The answer of the first was lost: the device has seen nothing.
    expect(await device.keepOne({ changed_ago: 5000 })).toMatchObject({ outcome: 'kept', revision: 1, other: null })
    expect(await device.keepOne({ key: '/prompts/two' })).toMatchObject({ revision: 2 })
    expect(await device.rows()).toMatchObject([
      { key: '/prompts/one', value: { text: 'One' }, deleted: false, revision: 1 },
      { key: '/prompts/two', revision: 2 },
    ])
    expect(await db.as(device.owner, (sql) => sql`select key from public.kept_items where revision > 1`)).toEqual([
      { key: '/prompts/two' },
    ])
  })

  test('of what was seen stands, whatever the clock says', async () => {
    const { revision } = await device.keepOne()
    const second = await device.keepOne({ value: { text: 'Two' }, seen: revision, changed_ago: 2_592_000_000 })
    expect(second).toMatchObject({ outcome: 'kept', revision: 2, other: null })
    expect(await device.rows()).toMatchObject([{ value: { text: 'Two' }, revision: 2 }])
  })

  test('deletes, is told to others, and can be made again', async () => {
    await device.keepOne()
    expect(await device.keepOne({ value: null, seen: 1 })).toMatchObject({ outcome: 'kept', revision: 2 })
    expect(await device.rows()).toMatchObject([{ value: null, deleted: true, revision: 2 }])
    expect(await device.totals()).toMatchObject({ items: 0, bytes: 0 })
    expect(await device.keepOne({ seen: 2 })).toMatchObject({ outcome: 'kept', revision: 3 })
    expect(await device.totals()).toMatchObject({ items: 1 })
  })

  test('that deletes what is not there changes nothing', async () => {
    expect(await device.keepOne({ value: null })).toMatchObject({ outcome: 'kept', revision: 0, other: null })
    expect(await device.rows()).toEqual([])
  })

  test('one after the other in a call: the second has seen the first or is told', async () => {
    const first = await device.keepOne({ kind: 'sheet', value: 'a' })
    const second = await device.keepOne({ kind: 'sheet', value: 'b' })
    expect([first.outcome, second.outcome, second.other?.value]).toEqual(['kept', 'conflict', 'a'])
  })
})

describe('limits', () => {
  const fill = (count: number, length = 2) =>
    db.owner.begin(async (sql) => {
      await sql`insert into public.kept_items (owner, kind, key, value, changed_at, revision)
        select ${device.owner.userId}, 'favourite', 'f' || n, to_jsonb(repeat('x', ${length - 2})), now(), n from generate_series(1, ${count}) n`
      await sql`insert into public.kept_totals (owner, revision, items, bytes)
        select ${device.owner.userId}, ${count}, ${count}, sum(octet_length(value::text) + octet_length(key)) from public.kept_items where owner = ${device.owner.userId}`
    })

  test('5,000 items: the next is told, and what is there can be changed and deleted', async () => {
    await fill(KEPT_ITEMS_MAX - 1)
    const answers = await device.keep([
      change({ key: 'last' }),
      change({ key: 'one more' }),
      change({ key: 'f1', value: 'other', seen: 1 }),
      change({ key: 'f2', value: null, seen: 2 }),
    ])
    expect(answers.map((one) => one.outcome)).toEqual(['kept', 'full', 'kept', 'kept'])
    expect((await device.keepOne({ key: 'one more' })).outcome).toBe('kept')
    expect(await device.totals()).toMatchObject({ items: KEPT_ITEMS_MAX })
  })

  test('2 MB: what makes it more is told, what makes it less is taken', async () => {
    await fill(20, 104_000)
    const before = await device.totals()
    expect(before?.bytes).toBeGreaterThan(KEPT_BYTES_MAX - 60_000)
    const answers = await device.keep([
      change({ key: 'big', value: 'x'.repeat(60_000) }),
      change({ key: 'f1', value: 'x'.repeat(180_000), seen: 1 }),
    ])
    expect(answers.map((one) => one.outcome)).toEqual(['full', 'full'])
    const less = await device.keep([
      change({ key: 'f1', value: 'x', seen: 1 }),
      change({ key: 'big', value: 'x'.repeat(60_000) }),
    ])
    expect(less.map((one) => one.outcome)).toEqual(['kept', 'kept'])
    expect((await device.totals())?.bytes).toBeLessThanOrEqual(KEPT_BYTES_MAX)
  })

  test('what is counted is what is there', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `k${n}`)
    for (let round = 0; round < 8; round += 1) {
      await device.keep(
        keys.flatMap((key, n) =>
          (n + round) % 3 === 0
            ? []
            : [change({ key, value: (n * round) % 4 === 0 ? null : 'ü'.repeat(n * round), changed_ago: 0 })],
        ),
      )
    }
    const [sums] =
      await db.owner`select count(*) filter (where not deleted)::int as items, max(revision)::int as revision,
        coalesce(sum(octet_length(value::text) + octet_length(key)) filter (where not deleted), 0)::int as bytes
      from public.kept_items where owner = ${device.owner.userId}`
    expect(sums?.items).toBeGreaterThan(3)
    expect(await device.totals()).toMatchObject({ ...sums })
  })

  test('the oldest deletions are forgotten, which whoever asks can see', async () => {
    await db.owner`insert into public.kept_items (owner, kind, key, changed_at, revision)
      select ${device.owner.userId}, 'favourite', 'd' || n, now(), n from generate_series(1, ${KEPT_DELETIONS_MAX}) n`
    await db.owner`insert into public.kept_totals (owner, revision) values (${device.owner.userId}, ${KEPT_DELETIONS_MAX})`
    await device.keepOne({ key: 'd500', value: 'again', seen: 500 })
    expect(await device.totals()).toMatchObject({ forgotten_revision: 0 })
    await device.keep([change({ key: 'd500', value: null, seen: 1001 }), change({ key: 'x' })])
    expect(await device.totals()).toMatchObject({ forgotten_revision: 0 })
    await device.keepOne({ key: 'x', value: null, seen: 1003 })
    expect(await device.totals()).toMatchObject({ forgotten_revision: 1 })
    expect(await device.keepOne({ key: 'd1', value: null, seen: 1 })).toMatchObject({ outcome: 'kept', revision: 0 })
  })

  test('what would come back longer than it was sent is refused', async () => {
    const one = '{"kind":"sheet","key":"a","value":"x","seen":0}'
    const refused = [
      '[{"kind":"sheet","key":"a","value":1e131071}]',
      '[{"kind":"sheet","key":"a","value":{"a":[1e-16000]}}]',
      '[{"kind":"sheet","key":"a","value":[[-1e16]]}]',
      '[{"kind":1e131000,"key":"a","value":null}]',
      '[{"kind":"sheet","key":1e131000,"value":null}]',
      '[{"kind":"sheet","key":"a","value":null,"seen":1e131000}]',
      '[{"kind":"sheet","key":"a","value":null,"changed_ago":1e131000}]',
      '[{"kind":"sheet","key":["a"],"value":null}]',
      '[{"kind":{"a":1},"key":"a","value":null}]',
      '[{"kind":"sheet","value":null}]',
      '["a"]',
      '[[]]',
      `[${one},${one}]`,
      `[${one},{"kind":"sheet","key":"\\u0061","value":null}]`,
    ]
    const ask = (text: string, isText: boolean) =>
      db.as(device.owner, (sql) =>
        isText
          ? sql`select public.keep_items(to_jsonb(${text}::text))`
          : sql`select public.keep_items(${text}::text::jsonb)`,
      )
    const taken = []
    for (const text of refused)
      for (const isText of [true, false]) if ((await outcome(() => ask(text, isText))) !== WRONG) taken.push(text)
    expect(taken).toEqual([])
    expect(await outcome(() => ask(`[${one}]`, true))).toBe(1)
  })

  test.each(['{}', 'null', '7', '"7"'])('what is no list of changes is refused: %s', async (text) => {
    expect(await outcome(() => db.as(device.owner, (sql) => sql`select public.keep_items(${text}::text::jsonb)`))).toBe(
      WRONG,
    )
  })

  test('texts that the database cannot hold are made such that it can', async () => {
    const value = sendableValue({ text: 'a\0b\ud800c😀', list: ['\udc00'], none: undefined })
    expect(value).toEqual({ text: 'ab\ufffdc😀', list: ['\ufffd'] })
    expect((await device.keepOne({ value })).outcome).toBe('kept')
    expect(sendableValue(undefined)).toBeUndefined()
  })
})

describe('whose session does not live', () => {
  const ask = (caller: Caller) => outcome(() => device.keep([change({ key: randomUUID() })], caller) as never)
  const read = async (caller: Caller) =>
    (
      await db.as(
        caller,
        (sql) => sql`select owner from public.kept_items union all select owner from public.kept_totals`,
      )
    ).length

  test.each<[string, () => Promise<unknown> | undefined]>([
    ['signed out', () => db.authService`delete from auth.sessions where id = ${device.owner.sessionId ?? null}`],
    [
      'past its end',
      () => db.authService`update auth.sessions set not_after = now() where id = ${device.owner.sessionId ?? null}`,
    ],
    ['of a deleted account', () => db.owner`delete from auth.users where id = ${device.owner.userId}`],
  ])('%s: keeps and reads nothing', async (_name, end) => {
    await device.keepOne()
    expect(await read(device.owner)).toBe(2)
    await end()
    expect(await ask(device.owner)).toBe('42501')
    expect(await read(device.owner)).toBe(0)
  })

  test.each([
    ['no session', undefined],
    ['one that never was', randomUUID()],
  ])('a token that names %s keeps and reads nothing', async (_name, sessionId) => {
    await device.keepOne()
    const caller = { ...device.owner, sessionId }
    expect([await ask(caller), await read(caller)]).toEqual(['42501', 0])
  })

  test('nor does one that names somebody else’s', async () => {
    await device.keepOne()
    const thief = await newAccount(db)
    for (const caller of [
      { ...thief, sessionId: device.owner.sessionId },
      { ...device.owner, sessionId: thief.sessionId },
    ])
      expect([await ask(caller), await read(caller)]).toEqual(['42501', 0])
  })
})

test('a deleted account leaves nothing of it behind', async () => {
  await device.keep([change(), change({ kind: 'sheet', value: 'mine' })])
  await db.owner`delete from auth.users where id = ${device.owner.userId}`
  expect([await device.rows(), await device.totals()]).toEqual([[], undefined])
})

test('whose rows they are is asked once a statement, and found by an index', async () => {
  await device.keepOne()
  const plan = await db.as(device.owner, async (sql) => {
    await sql`set local enable_seqscan = off`
    const [row] =
      await sql`explain (analyze, format json) select key from public.kept_items where revision > 0 order by revision limit 500`
    return JSON.stringify(row?.['QUERY PLAN'])
  })
  expect(plan).toContain('InitPlan')
  expect(plan).toContain('kept_items_revision')
})
