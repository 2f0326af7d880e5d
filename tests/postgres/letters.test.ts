import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  asCaller,
  type Caller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type Sql,
  VISITOR,
  waitLonger,
} from './support/database.ts'
import type { TestDatabase } from './support/database.ts'

const DENIED = '42501'
const LETTER = 'e0000000-0000-4000-8000-000000000001'
const WAY_OFF = '<a href="{{leave}}">Leave</a>'

interface Handed {
  signup_id: string
  email: string
  token: string
}
type Outcome = { id: string; state: string; reason?: string }

let db: TestDatabase
let pool: Sql
beforeAll(async () => {
  db = await openDatabase()
  pool = db.apiPool(20)
  await waitLonger(db, 'public.start_letter', 'public.claim_letter_batch', 'public.settle_letter_batch')
})
afterAll(() => db?.drop())
beforeEach(() => db.owner`truncate private.letters, private.letter_deliveries, private.email_signups`)

/** Puts addresses on the list that are confirmed. */
const subscribe = (...emails: string[]) =>
  db.owner`insert into private.email_signups (list, email, confirmed_at)
    select 'newsletter', e, now() from unnest(${emails}::text[]) e`
const subscribeMany = (count: number) => subscribe(...Array.from({ length: count }, (_, n) => `n${n}@example.org`))

async function start({ id = LETTER, subject = 'Seven prompts', source = 'week 2026-11-30', html = WAY_OFF } = {}) {
  const [row] = await asCaller(
    pool,
    SERVICE,
    (sql) => sql`select public.start_letter(${id}, ${subject}, ${source}, ${html}, ${WAY_OFF}, ${ADMIN_ID}) as answer`,
  )
  return row?.answer
}
const claim = async (size = 5, letter = LETTER) => [
  ...(await asCaller(
    pool,
    SERVICE,
    (sql) => sql<Handed[]>`select * from public.claim_letter_batch(${letter}, ${size})`,
  )),
]
const settle = (
  outcomes: Outcome[],
  { problem = null, wait = null, stop = false }: { problem?: string | null; wait?: number | null; stop?: boolean } = {},
) =>
  asCaller(
    pool,
    SERVICE,
    (sql) =>
      sql`select public.settle_letter_batch(${LETTER}, ${sql.json(outcomes as never)}, ${problem}, ${wait}, ${stop})`,
  )
const sent = (handed: Handed[]): Outcome[] => handed.map(({ signup_id: id }) => ({ id, state: 'sent' }))
const underWay = async () => [...(await asCaller(pool, SERVICE, (sql) => sql`select * from public.letter_under_way()`))]
const resume = async (again = false, id = LETTER) => {
  const [row] = await asCaller(pool, SERVICE, (sql) => sql`select public.resume_letter(${id}, ${again}) as went_on`)
  return row?.went_on
}
async function overview() {
  const [row] = await asCaller(pool, SERVICE, (sql) => sql`select public.letters_overview() as all`)
  return row?.all
}
const letter = async () => (await overview()).letters[0]
const leave = (email: string) => db.owner`delete from private.email_signups where email = ${email}`

describe('role by verb', () => {
  const VERBS = {
    'select letters': 'select subject from private.letters',
    'select deliveries': 'select state from private.letter_deliveries',
    'insert a letter': `insert into private.letters (id, subject, source, html, body) values
      ('e0000000-0000-4000-8000-000000000002', 'x', 'week 2026-11-30', '{{leave}}', '{{leave}}')`,
    'insert a delivery': `insert into private.letter_deliveries (letter_id, signup_id) values ('${LETTER}', 0)`,
    'update letters': `update private.letters set html = '{{leave}} '`,
    'update deliveries': `update private.letter_deliveries set state = 'waiting'`,
    'delete letters': 'delete from private.letters',
    'delete deliveries': 'delete from private.letter_deliveries',
    tidy: 'select private.tidy_letters()',
    start: `select public.start_letter('${LETTER}', 'x', 'week 2026-11-30', '{{leave}}', '{{leave}}', null)`,
    'under way': 'select id from public.letter_under_way()',
    claim: `select email from public.claim_letter_batch('${LETTER}', 1)`,
    settle: `select public.settle_letter_batch('${LETTER}', '[]', null, null, false)`,
    stop: `select public.stop_letter('${LETTER}')`,
    resume: `select public.resume_letter('${LETTER}', true)`,
    overview: 'select public.letters_overview()',
  }
  const FOR_SERVICE = new Set(['start', 'under way', 'claim', 'settle', 'stop', 'resume', 'overview'])
  const callers: [string, Caller][] = [
    ['a visitor', VISITOR],
    ['a reader', READER],
    ['an admin', ADMIN],
    ['the service', SERVICE],
  ]
  const cases = callers.flatMap(([name, caller]) =>
    Object.entries(VERBS).map(([verb, statement]) => [name, verb, caller, statement] as const),
  )
  test.each(cases)('%s: %s', async (_name, verb, caller, statement) => {
    await subscribe('ana@example.org')
    await start()
    const expected = caller === SERVICE && FOR_SERVICE.has(verb) ? 1 : DENIED
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(expected)
  })
})

describe('a letter', () => {
  test('goes to the confirmed addresses of the newsletter, and to a mailbox once', async () => {
    await subscribe('ana@example.org', 'ana+prompts@example.org', 'b.c@gmail.com', 'bc@googlemail.com')
    await db.owner`insert into private.email_signups (list, email, confirmed_at) values
      ('newsletter', 'asked@example.org', null), ('pro', 'pro@example.org', now())`
    expect((await overview()).addresses).toBe(2)
    expect(await start()).toBe('started')
    expect(await underWay()).toEqual([{ id: LETTER, subject: 'Seven prompts', html: WAY_OFF, body: WAY_OFF }])
    const handed = await claim(50)
    expect(handed.map(({ email }) => email).toSorted()).toEqual(['ana@example.org', 'b.c@gmail.com'])
    const [row] = await db.owner`select token from private.email_signups where email = 'ana@example.org'`
    expect(handed.find(({ email }) => email.startsWith('ana'))?.token).toBe(row?.token)
  })

  test('whose start is repeated is one letter, also where both come at once', async () => {
    await subscribeMany(3)
    expect(await Promise.all(Array.from({ length: 10 }, () => start()))).toEqual(Array(10).fill('started'))
    expect((await overview()).letters).toHaveLength(1)
    expect(await db.owner`select from private.letter_deliveries`).toHaveLength(3)
  })

  test('waits for another one that is under way, and not for one that was stopped', async () => {
    await subscribeMany(1)
    await start()
    const second = randomUUID()
    expect(await start({ id: second })).toBe('busy')
    await db.as(SERVICE, (sql) => sql`select public.stop_letter(${LETTER})`)
    expect(await start({ id: second })).toBe('started')
    expect(await resume()).toBe(false)
    expect(await claim()).toEqual([])
  })

  test('to nobody is none', async () => {
    expect(await start()).toBe('nobody')
    expect((await overview()).letters).toEqual([])
  })

  test.each([
    { subject: ' ' },
    { subject: 'a\nBcc: b@example.org' },
    { subject: 'x'.repeat(151) },
    { source: 'spam' },
    { html: '<p>No way off</p>' },
    { html: `{{leave}}${'x'.repeat(100_000)}` },
  ])('with %o is refused', async (wrong) => {
    await subscribeMany(1)
    await expect(start(wrong)).rejects.toMatchObject({ code: '23514' })
  })

  test('is done when nothing of it is left, and says what became of each address', async () => {
    await subscribeMany(6)
    await start()
    const [a, b, c, ...rest] = await claim(6)
    await settle([
      { id: String(a?.signup_id), state: 'failed', reason: '422: no such mailbox' },
      { id: String(b?.signup_id), state: 'unknown', reason: '502' },
      { id: String(c?.signup_id), state: 'waiting' },
      ...sent(rest),
    ])
    expect(await letter()).toMatchObject({
      state: 'sending',
      counts: { waiting: 1, sending: 0, sent: 3, failed: 1, unknown: 1, gone: 0 },
      failures: [
        { email: a?.email, state: 'failed', reason: '422: no such mailbox' },
        { email: b?.email, state: 'unknown', reason: '502' },
      ],
    })
    const last = await claim()
    expect(last).toEqual([c])
    await settle(sent(last))
    expect(await letter()).toMatchObject({ state: 'done', counts: { waiting: 0, sent: 4 } })
    expect(await underWay()).toEqual([])
  })
})

describe('no mail is sent twice', () => {
  test('of twenty runs at once, none is handed what another one has', async () => {
    await subscribeMany(100)
    await start()
    const run = async () => {
      const mine: Handed[] = []
      for (;;) {
        const handed = await claim(3)
        if (handed.length === 0) return mine
        mine.push(...handed)
        await settle(sent(handed))
      }
    }
    const all = (await Promise.all(Array.from({ length: 20 }, run))).flat()
    expect(all).toHaveLength(100)
    expect(new Set(all.map(({ email }) => email)).size).toBe(100)
    expect(await letter()).toMatchObject({ state: 'done', counts: { sent: 100 } })
  })

  test('while a run has mails in hand, no other one begins; one that died is forgotten soon', async () => {
    await subscribeMany(6)
    await start()
    const handed = await claim(2)
    expect(await underWay()).toEqual([])
    // It goes on itself.
    await claim(2)
    await settle(sent(handed))
    await db.owner`update private.letter_deliveries set claimed_at = claimed_at - interval '16 seconds'`
    expect(await underWay()).toHaveLength(1)
  })

  test('a transaction that holds some does not keep the next run from the others', async () => {
    await subscribeMany(10)
    await start()
    // As a run in the middle of its claim: rows locked, nothing written yet.
    await db.owner.begin(async (sql) => {
      await sql`select from private.letter_deliveries order by signup_id limit 4 for update`
      expect(await claim(50)).toHaveLength(6)
    })
    expect(await claim(50)).toHaveLength(4)
  })

  test('a run that dies with mails in hand: the next one sends the others, and those stay unknown', async () => {
    await subscribeMany(7)
    await start()
    const lost = await claim(3)
    const others = await claim(50)
    expect(others).toHaveLength(4)
    await settle(sent(others))
    // Nobody can say yet.
    expect(await letter()).toMatchObject({ state: 'sending', counts: { sending: 3, sent: 4 } })
    expect(await claim(50)).toEqual([])
    await db.owner`update private.letter_deliveries set claimed_at = now() - interval '11 minutes' where state = 'sending'`
    expect(await claim(50)).toEqual([])
    const ended = await letter()
    expect(ended).toMatchObject({ state: 'done', counts: { waiting: 0, sending: 0, unknown: 3, sent: 4 } })
    expect(ended.failures.map(({ reason }: { reason: string }) => reason)).toEqual(['lost', 'lost', 'lost'])
    // Trying the refused ones again is not for these.
    await resume(true)
    expect(await claim(50)).toEqual([])
    // The run was only slow, and tells at last.
    await settle(sent(lost))
    expect(await letter()).toMatchObject({ state: 'done', counts: { unknown: 0, sent: 7 } })
  })

  test('what a run says is believed of the mails that it was handed, once', async () => {
    await subscribeMany(2)
    await start()
    const [first] = await claim(1)
    const id = String(first?.signup_id)
    await settle([{ id, state: 'sent' }])
    await settle([{ id, state: 'waiting' }])
    expect(await letter()).toMatchObject({ counts: { waiting: 1, sent: 1 } })
    const [other] = await db.owner`select signup_id from private.letter_deliveries where signup_id <> ${id}`
    await settle([{ id: String(other?.signup_id), state: 'sent' }])
    expect(await letter()).toMatchObject({ counts: { waiting: 1, sent: 1 } })
  })

  test('a copy of the database that is put back a while later sends nothing by itself', async () => {
    await subscribeMany(3)
    await start()
    await claim(1)
    await db.owner`update private.letters set active_at = now() - interval '61 minutes'`
    expect(await claim()).toEqual([])
    expect(await letter()).toMatchObject({ state: 'stopped', problem: 'interrupted', counts: { waiting: 2 } })
    expect(await resume()).toBe(true)
    expect(await claim()).toHaveLength(2)
  })

  test('the refused ones may be tried again, while they are on the list', async () => {
    await subscribeMany(3)
    await start()
    const [kept, left, other] = await claim()
    const refused = [kept, left].map((handed) => ({ id: String(handed?.signup_id), state: 'failed', reason: '422' }))
    await settle([...refused, ...sent([other as Handed])])
    expect((await letter()).state).toBe('done')
    await leave(String(left?.email))
    expect(await resume(true)).toBe(true)
    expect(await claim()).toEqual([kept])
    await settle(sent([kept as Handed]))
    expect(await letter()).toMatchObject({ state: 'done', counts: { sent: 2, failed: 1 } })
  })
})

describe('a pause', () => {
  test('that the mail service wants is kept, an hour at the longest', async () => {
    await subscribeMany(2)
    await start()
    const [first] = await claim(1)
    const back = [{ id: String(first?.signup_id), state: 'waiting' }]
    await settle(back, { problem: '429: slow down', wait: 999_999 })
    expect([await underWay(), await claim()]).toEqual([[], []])
    const waiting = await letter()
    expect(waiting).toMatchObject({ state: 'sending', problem: '429: slow down', counts: { waiting: 2 } })
    expect(Date.parse(waiting.wait_until) - Date.now()).toBeLessThanOrEqual(3_600_000)
    // It was the service's hour: nobody forgot the letter.
    await db.owner`update private.letters set wait_until = now() - interval '1 second', active_at = now() - interval '61 minutes'`
    expect(await claim()).toHaveLength(2)
  })

  test('of an admin lasts until one goes on; what was in hand is still counted', async () => {
    await subscribeMany(4)
    await start()
    const handed = await claim(2)
    await db.as(SERVICE, (sql) => sql`select public.stop_letter(${LETTER})`)
    await settle(sent(handed), { problem: 'late', stop: false })
    expect([await underWay(), await claim()]).toEqual([[], []])
    expect(await letter()).toMatchObject({ state: 'stopped', problem: null, counts: { waiting: 2, sent: 2 } })
    expect(await resume()).toBe(true)
    expect(await claim()).toHaveLength(2)
  })

  test('that a run sees no sense in going on tells why', async () => {
    await subscribeMany(2)
    await start()
    await settle([], { problem: '401: the key is wrong', stop: true })
    expect(await letter()).toMatchObject({ state: 'stopped', problem: '401: the key is wrong' })
    await resume()
    expect((await letter()).problem).toBeNull()
  })
})

describe('who leaves the list', () => {
  test('before their turn is sent nothing', async () => {
    await subscribeMany(3)
    await start()
    await leave('n1@example.org')
    expect((await claim()).map(({ email }) => email)).toEqual(['n0@example.org', 'n2@example.org'])
    expect((await letter()).counts).toMatchObject({ gone: 1, waiting: 0 })
  })

  test('as the last one ends the letter', async () => {
    await subscribeMany(1)
    await start()
    await leave('n0@example.org')
    expect(await letter()).toMatchObject({ state: 'done', counts: { gone: 1 } })
  })

  test('while their mail is in hand is not tried a second time', async () => {
    await subscribeMany(2)
    await start()
    const [first] = await claim(1)
    await leave(String(first?.email))
    await settle([{ id: String(first?.signup_id), state: 'waiting' }])
    expect((await claim()).map(({ email }) => email)).toEqual(['n1@example.org'])
    expect((await letter()).counts).toMatchObject({ gone: 1 })
  })

  test('is counted, and nothing that was said of the address is kept', async () => {
    await subscribeMany(2)
    await start()
    const [first, second] = await claim()
    await settle([
      { id: String(first?.signup_id), state: 'failed', reason: `550 ${first?.email}` },
      ...sent([second as Handed]),
    ])
    await leave('n0@example.org')
    await leave('n1@example.org')
    const ended = await letter()
    expect(ended).toMatchObject({ off_since: 1, failures: [{ email: null, reason: null }] })
    expect(JSON.stringify(await db.owner`select * from private.letter_deliveries`)).not.toContain('example.org')
  })
})
