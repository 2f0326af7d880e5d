import { createHash, randomUUID } from 'node:crypto'
import { QUOTA_TIMEOUT_MS } from '../../supabase/functions/_shared/quota.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
const FEATURE = 'generate-prompt'
const CLIENTS = 50

interface Take {
  feature?: string
  day?: string
  device?: string | null
  address?: string | null
  limits?: [device: number, address: number, site: number]
}
interface Answer {
  allowed: boolean
  refused_by: string | null
  retry_at: string | null
}

let db: TestDatabase
let pool: Sql
beforeAll(async () => {
  db = await openDatabase()
  pool = db.apiPool(CLIENTS)
  // Connect everybody first, so that a race is about the counters and not about who connects fastest.
  await Promise.all(Array.from({ length: CLIENTS }, () => pool`select pg_sleep(0.05)`))
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await clearOfTheHour()
  await db.owner`truncate private.quota_uses`
})

const hash = (name: string) => createHash('sha256').update(name).digest('hex')
const today = () => new Date().toISOString().slice(0, 10)
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function take({ feature = FEATURE, day = today(), device = hash('d'), address = hash('a'), limits }: Take = {}) {
  const [deviceLimit, addressLimit, siteLimit] = limits ?? [20, 200, 5000]
  const [row] = await asCaller(
    pool,
    SERVICE,
    (sql) => sql<{ answer: Answer }[]>`select public.take_quota(
      ${feature}, ${day}, ${device}, ${address}, ${deviceLimit}, ${addressLimit}, ${siteLimit}) as answer`,
  )
  return row?.answer
}

function giveBack({ feature = FEATURE, day = today(), device = hash('d'), address = hash('a') }: Take = {}) {
  return asCaller(pool, SERVICE, (sql) => sql`select public.return_quota(${feature}, ${day}, ${device}, ${address})`)
}

function giveBackDevice({ feature = FEATURE, day = today(), device = hash('d') }: Take = {}) {
  return asCaller(pool, SERVICE, (sql) => sql`select public.return_device_use(${feature}, ${day}, ${device})`)
}

async function uses(scope: string, subject = ''): Promise<number> {
  const [row] = await db.owner`select coalesce(sum(uses), 0)::int as uses from private.quota_uses
    where scope = ${scope} and (${subject} = '' or subject = ${subject})`
  return row?.uses
}

describe('counting', () => {
  test('up to the limit, then says who refused and when the next use is due', async () => {
    for (let use = 0; use < 3; use += 1) {
      expect(await take({ limits: [3, 9, 9] })).toEqual({ allowed: true, refused_by: null, retry_at: null })
    }
    const tomorrow = `${daysFromNow(1)}T00:00:00Z`
    expect(await take({ limits: [3, 9, 9] })).toEqual({ allowed: false, refused_by: 'device', retry_at: tomorrow })
    expect(await uses('device')).toBe(3)
  })

  test.each([
    ['address', [20, 1, 20]],
    ['site', [20, 20, 1]],
  ] as const)('a refusal by %s charges nobody', async (scope, limits) => {
    await take({ device: hash('first'), limits: [...limits] })
    for (let call = 0; call < 5; call += 1) {
      expect((await take({ device: hash('second'), limits: [...limits] }))?.refused_by).toBe(scope)
    }
    expect(await uses('device', hash('second'))).toBe(0)
    expect(await uses('device')).toBe(1)
    expect(await uses('address')).toBe(1)
    expect(await uses('site')).toBe(1)
  })

  test.each([
    ['device', [0, 1, 1]],
    ['address', [1, 0, 1]],
    ['site', [1, 1, 0]],
  ] as const)('a limit of 0 lets nothing through: %s', async (scope, limits) => {
    expect((await take({ limits: [...limits] }))?.refused_by).toBe(scope)
  })

  test('without a device id only address and site count', async () => {
    for (let use = 0; use < 25; use += 1) expect((await take({ device: null }))?.allowed).toBe(true)
    expect([await uses('device'), await uses('address'), await uses('site')]).toEqual([0, 25, 25])
  })

  test('features are counted apart', async () => {
    await take({ limits: [1, 1, 1] })
    expect((await take({ limits: [1, 1, 1] }))?.allowed).toBe(false)
    expect((await take({ feature: 'analyze-feedback', limits: [1, 1, 1] }))?.allowed).toBe(true)
  })

  test('another day starts from nothing', async () => {
    await take({ limits: [1, 1, 1] })
    expect((await take({ limits: [1, 1, 1] }))?.allowed).toBe(false)
    await db.owner`update private.quota_uses set day = day - 1`
    expect((await take({ limits: [1, 1, 1] }))?.allowed).toBe(true)
  })

  test('a day that neither clock can mean is refused', async () => {
    for (const day of [daysFromNow(-2), daysFromNow(2)]) {
      expect(await outcome(async () => ({ count: (await take({ day })) ? 1 : 0 }))).toBe('22023')
    }
  })

  test('nothing but a hash can be stored', async () => {
    for (const device of ['203.0.113.7', '', randomUUID()]) {
      expect(await outcome(async () => ({ count: (await take({ device })) ? 1 : 0 }))).toBe('23514')
    }
    expect(await uses('site')).toBe(0)
  })
})

describe('giving back', () => {
  test('makes room for one more use', async () => {
    await take({ limits: [1, 1, 1] })
    await giveBack()
    expect([await uses('device'), await uses('address'), await uses('site')]).toEqual([0, 0, 0])
    expect((await take({ limits: [1, 1, 1] }))?.allowed).toBe(true)
  })

  test('never goes below nothing, and touches nobody else', async () => {
    await take({ device: hash('other'), address: hash('elsewhere') })
    await giveBack()
    await take()
    await giveBack()
    await giveBack()
    expect([await uses('device', hash('d')), await uses('address', hash('a'))]).toEqual([0, 0])
    expect(await uses('device', hash('other'))).toBe(1)
    expect(await uses('address', hash('elsewhere'))).toBe(1)
    const [row] = await db.owner`select min(uses)::int as least from private.quota_uses`
    expect(row?.least).toBe(0)
  })
})

describe('giving back the device’s part', () => {
  test('leaves address and site charged, however often it is done', async () => {
    const limits: [number, number, number] = [1, 3, 9]
    for (let call = 0; call < 3; call += 1) {
      expect((await take({ limits }))?.allowed).toBe(true)
      await giveBackDevice()
    }
    expect([await uses('device'), await uses('address'), await uses('site')]).toEqual([0, 3, 3])
    expect((await take({ limits }))?.refused_by).toBe('address')
  })

  test('never goes below nothing, and touches nobody else', async () => {
    await take({ device: hash('other') })
    await giveBackDevice()
    await take()
    await giveBackDevice()
    await giveBackDevice()
    await giveBackDevice({ device: null })
    expect([await uses('device', hash('d')), await uses('device', hash('other'))]).toEqual([0, 1])
  })
})

test('whoever waits for every row of a use still gives up before the functions do', async () => {
  const rows = await db.owner`select setting from pg_proc p, unnest(p.proconfig) as setting
    where p.oid = 'public.take_quota'::regproc and setting like 'lock_timeout=%'`
  const [, seconds] = /^lock_timeout=(\d+)s$/.exec(rows[0]?.setting) ?? []
  expect(Number(seconds) * 3_000 + 1_000).toBeLessThanOrEqual(QUOTA_TIMEOUT_MS) // a second for the way there and back
})

describe('outdated rows', () => {
  const addOld = (days: number, count: number) => db.owner`
    insert into private.quota_uses (day, feature, scope, subject, uses)
    select (now() at time zone 'utc')::date - ${days}::int, ${FEATURE}, 'device', encode(sha256(n::text::bytea), 'hex'), 1
    from generate_series(1, ${count}) n`

  test('are gone after the next call, today’s stay', async () => {
    await take()
    await addOld(2, 150)
    await take()
    expect(await db.owner`select distinct day::text from private.quota_uses`).toEqual([{ day: today() }])
    expect(await uses('device')).toBe(2)
  })

  test('go in portions, so that no visitor waits for a long clean-up', async () => {
    await addOld(3, 450)
    const left: number[] = []
    for (let call = 0; call < 3; call += 1) {
      await take()
      left.push(await uses('device'))
    }
    expect(left).toEqual([251, 52, 3])
  })

  test('do not hold up callers while someone else deletes them', async () => {
    await addOld(2, 10)
    await db.owner.begin(async (sql) => {
      await sql`select from private.quota_uses for update`
      expect((await take())?.allowed).toBe(true)
    })
  })
})

describe('races', () => {
  beforeAll(() => waitLonger(db, 'public.take_quota', 'public.return_quota'))

  const all = (calls: number, options: (client: number) => Take) =>
    Promise.all(Array.from({ length: calls }, (_, client) => take(options(client))))
  const allowed = (answers: (Answer | undefined)[]) => answers.filter((answer) => answer?.allowed).length

  test.each([
    ['device', 1, [1, 900, 900]],
    ['address', 1, [900, 1, 900]],
    ['site', 1, [900, 900, 1]],
    ['device', 20, [20, 900, 900]],
    ['address', 20, [900, 20, 900]],
    ['site', 20, [900, 900, 20]],
  ] as const)('fifty callers, %s limit %i: exactly that many pass', async (scope, limit, limits) => {
    const answers = await all(CLIENTS, () => ({ limits: [...limits] }))
    expect(allowed(answers)).toBe(limit)
    expect(answers.filter((answer) => answer?.refused_by === scope)).toHaveLength(CLIENTS - limit)
    expect([await uses('device'), await uses('address'), await uses('site')]).toEqual([limit, limit, limit])
  })

  test('mixed devices and addresses: no cap is passed, nothing is charged twice, nobody deadlocks', async () => {
    const limits: [number, number, number] = [3, 7, 40]
    const answers: (Answer | undefined)[] = []
    for (let round = 0; round < 6; round += 1) {
      // Ten devices wander between eight addresses, so that the same rows meet in every combination.
      answers.push(
        ...(await all(CLIENTS, (client) => ({
          device: client % 11 === 0 ? null : hash(`d${(client * 7 + round) % 10}`),
          address: hash(`a${(client + round * 3) % 8}`),
          limits,
        }))),
      )
    }
    const [row] = await db.owner`select
      max(uses) filter (where scope = 'device')::int as device,
      max(uses) filter (where scope = 'address')::int as address,
      sum(uses) filter (where scope = 'address')::int as addresses,
      sum(uses) filter (where scope = 'site')::int as site
      from private.quota_uses`
    expect(row?.device).toBeLessThanOrEqual(3)
    expect(row?.address).toBeLessThanOrEqual(7)
    expect(allowed(answers)).toBe(40)
    expect([row?.addresses, row?.site]).toEqual([40, 40])
  })

  test('takes and give-backs in the same moment leave what they should', async () => {
    const work = Array.from({ length: CLIENTS }, async (_, client) => {
      const who = { device: hash(`d${client % 5}`), address: hash(`a${client % 3}`) }
      const answer = await take({ ...who, limits: [900, 900, 900] })
      if (answer?.allowed && client % 2 === 0) await giveBack(who)
    })
    await Promise.all(work)
    expect([await uses('device'), await uses('address'), await uses('site')]).toEqual([25, 25, 25])
  })
})

describe('who may', () => {
  const calls = {
    take: `select public.take_quota('${FEATURE}', current_date, null, null, 1, 1, 1)`,
    'give back': `select public.return_quota('${FEATURE}', current_date, null, null)`,
    'give back in part': `select public.return_device_use('${FEATURE}', current_date, null)`,
    read: 'select * from private.quota_uses',
    insert: `insert into private.quota_uses values (current_date, '${FEATURE}', 'site', '', 0)`,
    update: 'update private.quota_uses set uses = 0',
    delete: 'delete from private.quota_uses',
    truncate: 'truncate private.quota_uses',
    purge: 'select private.purge_quota_uses(1)',
    count: `select private.count_use(current_date, '${FEATURE}', 'site', '', 1)`,
  }
  const people = { 'a visitor': VISITOR, 'a reader': READER, 'an admin': ADMIN, 'the service': SERVICE }
  const cases = Object.entries(people).flatMap(([name, caller]) =>
    Object.entries(calls).map(([verb, statement]) => {
      const expected = caller === SERVICE && /^(?:take|give back)/.test(verb) ? 1 : DENIED
      return [name, verb, expected, caller, statement] as const
    }),
  )
  test.each(cases)('%s: %s gives %s', async (_name, _verb, expected, caller, statement) => {
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(expected)
  })
})
