import { keepItemsAnswer } from '@contracts/keep-items.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asCaller, newAccount, openDatabase, type TestDatabase, waitLonger } from './support/database.ts'
import { change, deviceOf } from './support/kept-items.ts'

// Two devices of one account.
const DAY_MS = 86_400_000

let db: TestDatabase
let device: ReturnType<typeof deviceOf>
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'private.keep_items')
})
afterAll(() => db?.drop())
beforeEach(async () => {
  device = deviceOf(db, await newAccount(db))
})

test('the newer change stands, and the older one is told what does', async () => {
  await device.keepOne({ value: 'from the other' })
  await device.happenedAgo(60_000)
  const older = await device.keepOne({ value: 'mine', changed_ago: 120_000 })
  expect(older).toMatchObject({ outcome: 'older', revision: 1, other: { value: 'from the other', revision: 1 } })
  const newer = await device.keepOne({ value: 'mine', changed_ago: 30_000 })
  expect(newer).toMatchObject({ outcome: 'kept', revision: 2, other: { value: 'from the other', revision: 1 } })
  expect(await device.rows()).toMatchObject([{ value: 'mine' }])
})

test('of two texts neither is lost: nothing is overwritten that was not seen', async () => {
  await device.keepOne({ kind: 'sheet', value: 'the other’s text' })
  await device.happenedAgo(DAY_MS)
  const answer = await device.keepOne({ kind: 'sheet', value: 'my text' })
  expect(answer).toMatchObject({ outcome: 'conflict', revision: 1, other: { value: 'the other’s text' } })
  expect(await device.rows()).toMatchObject([{ value: 'the other’s text' }])
  expect(await device.keepOne({ kind: 'sheet', value: 'both', seen: answer.revision })).toMatchObject({
    outcome: 'kept',
  })
})

test('a text that was deleted elsewhere is not deleted from under a change', async () => {
  await device.keepOne({ kind: 'sheet', value: 'text' })
  await device.keepOne({ kind: 'sheet', value: null, seen: 1 })
  expect(await device.keepOne({ kind: 'sheet', value: 'text, longer', seen: 1 })).toMatchObject({
    outcome: 'conflict',
    revision: 2,
    other: { value: null },
  })
})

test('a clock that is a day ahead or behind neither wins nor loses', async () => {
  // What a device sends is a difference of its own clock: a day off at both ends is no difference.
  for (const clock of [-DAY_MS, 0, DAY_MS]) {
    const editedAt = Date.now() + clock - 90_000
    await device.keepOne({ key: `c${clock}`, value: 'other' })
    await device.happenedAgo(60_000)
    const sentAt = Date.now() + clock
    const late = await device.keepOne({ key: `c${clock}`, value: 'mine', changed_ago: sentAt - editedAt })
    expect([clock, late.outcome]).toEqual([clock, 'older'])
  }
})

test('a clock that was put back while a change waited does not make it win for ever', async () => {
  await device.keepOne({ value: 'from ahead', changed_ago: -DAY_MS })
  const [row] =
    await db.owner`select changed_at <= now() as is_past from public.kept_items where owner = ${device.owner.userId}`
  expect(row).toEqual({ is_past: true })
  expect(await device.keepOne({ value: 'from the other', changed_ago: 0 })).toMatchObject({ outcome: 'kept' })
})

test.each([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e300])(
  'a time of %d is one of the past',
  async (ago) => {
    await device.keepOne({ changed_ago: ago })
    expect(
      await db.owner`select changed_at between now() - interval '11 years' and now() as is_sane
      from public.kept_items where owner = ${device.owner.userId}`,
    ).toEqual([{ is_sane: true }])
  },
)

test('a thousand changes of one text by two devices at once: each stands, or is told what does', async () => {
  const pool = db.apiPool(20)
  const told: unknown[] = []
  /** Each device adds its lines, joining what it is told of, as the site does. */
  const add = async (name: string) => {
    let text = ''
    let seen = 0
    for (let n = 0; n < 500; n += 1) {
      const line = `${name}${n}`
      for (let value = `${text}${line}\n`; ; ) {
        const [row] = await asCaller(
          pool,
          device.owner,
          (sql) =>
            sql`select public.keep_items(${sql.json([change({ kind: 'sheet', key: 'one', value, seen })] as never)}) as answer`,
        )
        const [answer] = keepItemsAnswer.parse(row?.answer)
        seen = answer?.revision ?? 0
        text = String(answer?.other?.value ?? value)
        if (answer?.outcome === 'kept') break
        told.push(answer?.outcome)
        value = `${text}${line}\n`
      }
    }
  }
  await Promise.all([add('a'), add('b')])
  const [{ value } = { value: '' }] = await device.rows()
  const lines = String(value).trim().split('\n')
  expect(new Set(lines).size).toBe(1000)
  expect(lines).toHaveLength(1000)
  expect(told.length).toBeGreaterThan(10)
  expect(new Set(told)).toEqual(new Set(['conflict']))
}, 180_000)

test('revisions become visible in their order: reading what is news misses nothing', async () => {
  const pool = db.apiPool(10)
  const read: string[] = []
  let seen = 0
  let isWriting = true
  const reader = (async () => {
    // The last look begins after the last change.
    for (let isLast = false; !isLast; ) {
      const wasWriting = isWriting
      const news = await asCaller(
        pool,
        device.owner,
        (sql) =>
          sql`select key, revision::int from public.kept_items where revision > ${seen} order by revision limit 50`,
      )
      read.push(...news.map(({ key }) => String(key)))
      seen = news.at(-1)?.revision ?? seen
      isLast = !wasWriting && news.length === 0
    }
  })()
  const writer = async (name: string) => {
    for (let n = 0; n < 50; n += 1)
      await asCaller(
        pool,
        device.owner,
        (sql) =>
          sql`select public.keep_items(${sql.json([change({ key: `${name}${n}` }), change({ key: `${name}${n}x` })] as never)})`,
      )
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(writer))
  isWriting = false
  await reader
  expect(new Set(read).size).toBe(400)
}, 180_000)
