import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, SERVICE, type TestDatabase } from '../postgres/support/database.ts'

const DAYS = 30
/** Of each day: devices of the generator, half as many that ask for feedback, and addresses for the lists. */
const DEVICES = 40
const SIGN_UPS = 10
/** Rows that a day's use leaves: devices and addresses of both tools, one row of the site each, hours and days. */
const MOST_ROWS_OF_A_DAY = (DEVICES + DEVICES / 2) * 2 + SIGN_UPS * 2 + 3

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

const hash = (name: string) => createHash('sha256').update(name).digest('hex')

/** The use of one day, a call at a time as the functions make them; gives how many calls were allowed. */
async function useForADay(day: number): Promise<number> {
  const subjects = Array.from({ length: DEVICES }, (_, n) => hash(`${day} ${n}`))
  const rows = await db.as(
    SERVICE,
    (sql) => sql`
      select public.take_quota('generate-prompt', current_date, s, s, 20, 200, 5000) as answer from unnest(${subjects}::text[]) s
      union all
      select public.take_quota('analyze-feedback', current_date, s, s, 1, 30, 2000)
        from unnest(${subjects.slice(0, DEVICES / 2)}::text[]) s
      union all
      select public.join_email_list('newsletter', left(s, 20) || '@example.org', current_date, s, null, 10, 60, 300, 20000)
        from unnest(${subjects.slice(0, SIGN_UPS)}::text[]) s`,
  )
  return rows.filter(({ answer }) => answer.allowed).length
}

const size = async () => {
  const [row] = await db.owner`select count(*)::int as rows, count(distinct day)::int as days,
    pg_total_relation_size('private.quota_uses')::int as bytes from private.quota_uses`
  return row as { rows: number; days: number; bytes: number }
}

test('a month of daily use leaves two days of counters at the most, without a scheduler', async () => {
  // Nothing but the calls themselves may clean up here.
  expect(await db.owner`select from pg_extension where extname = 'pg_cron'`).toHaveLength(0)
  await db.owner`truncate private.quota_uses, private.email_signups`
  const most = { rows: 0, days: 0, bytes: 0 }
  for (let day = 1; day <= DAYS; day += 1) {
    // The night: what was today is yesterday. In two steps, or a day would meet the one before it on its way.
    await db.owner`update private.quota_uses set day = day - 1000`
    await db.owner`update private.quota_uses set day = day + 999`
    expect(await useForADay(day)).toBe(DEVICES + DEVICES / 2 + SIGN_UPS)
    // As autovacuum does in a night.
    await db.owner`vacuum private.quota_uses`
    const now = await size()
    for (const key of ['rows', 'days', 'bytes'] as const) most[key] = Math.max(most[key], now[key])
  }
  expect(most.rows).toBeLessThanOrEqual(2 * MOST_ROWS_OF_A_DAY)
  // Yesterday’s rows stay for the hour in which the clocks of functions and database may differ.
  expect(most.days).toBeLessThanOrEqual(2)
  expect(most.bytes).toBeLessThan(1024 * 1024)
  // What was left for the lists is all there, and takes the room of its rows.
  const [lists] =
    await db.owner`select count(*)::int as rows, pg_total_relation_size('private.email_signups')::int as bytes
    from private.email_signups`
  expect(lists?.rows).toBe(DAYS * SIGN_UPS)
  expect(lists?.bytes).toBeLessThan(512 * 1024)
})

test('after a busy day, a quiet one cleans up all the same', async () => {
  await db.owner`truncate private.quota_uses`
  await db.owner`insert into private.quota_uses (day, feature, scope, subject, uses)
    select current_date - 2, 'generate-prompt', 'device', encode(sha256(n::text::bytea), 'hex'), 1 from generate_series(1, 4000) n`
  // Twenty calls of any kind, 200 rows each.
  await db.as(
    SERVICE,
    (sql) => sql`select public.join_email_list('pro', n || '@example.org', current_date,
      encode(sha256(n::text::bytea), 'hex'), null, 10, 60, 300, 20000) from generate_series(1, 20) n`,
  )
  expect(await db.owner`select from private.quota_uses where day < current_date`).toHaveLength(0)
})
