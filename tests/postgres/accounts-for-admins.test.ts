import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ACCOUNT_SEARCH_MAX,
  ACCOUNT_SEARCH_MIN_CHARS,
  PRO_NOTE_MAX_CHARS,
} from '../../supabase/functions/_shared/contracts/limits.ts'
import {
  ADMIN,
  ADMIN_ID,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const WRONG = '22023'
const SECRET = 'A private text'

let db: TestDatabase
let account: Caller & { readonly userId: string }
let email: string
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.authService`delete from auth.mfa_factors`
  account = await newAccount(db)
  email = `${account.userId}@promptory.test`
  await db.owner`insert into public.kept_totals (owner, revision, items, bytes) values (${account.userId}, 1, 1, 99)`
  await db.owner`insert into public.kept_items (owner, kind, key, value, changed_at, revision)
    values (${account.userId}, 'sheet', ${SECRET}, ${db.owner.json(SECRET)}, now(), 1)`
  await db.owner`insert into public.readings (owner, id, read_at, text, prompt, sections, source, marked, revision)
    values (${account.userId}, gen_random_uuid(), now(), ${SECRET}, ${SECRET},
      ${db.owner.json({ clarity: SECRET, creativity: 'b', grammar: 'c', suggestions: 'd' })}, 'ai', '{}', ${SECRET})`
})

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString()

/** Every function, with arguments that an admin's call succeeds with. */
const CALLS: Readonly<Record<string, () => string>> = {
  find_accounts: () => `'${email}'`,
  give_pro: () => `'${account.userId}', '${NEXT_YEAR}', 'A friend.'`,
  take_pro_back: () => `'${account.userId}'`,
  export_account: () => `'${account.userId}'`,
  delete_account: () => `'${account.userId}', '${email}'`,
}

const everything = () => db.owner`select
  (select jsonb_agg(to_jsonb(u) order by u.id) from auth.users u) as users,
  (select jsonb_agg(to_jsonb(s) order by s.owner, s.source) from public.subscriptions s) as subscriptions`

const run = (caller: Caller, statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))

const PEOPLE: [string, () => Caller][] = [
  ['a visitor', () => VISITOR],
  ['the account itself', () => account],
  ['a reader with a password', () => READER],
  ['the secret key', () => SERVICE],
  ['an admin who came by a code', () => ({ ...ADMIN, methods: ['otp'] })],
  ['an admin whose session has ended', () => ({ ...ADMIN, sessionId: randomUUID() })],
]

describe.each(Object.entries(CALLS))('%s', (name, args) => {
  test.each(PEOPLE)('is refused to %s, and nothing is changed', async (_, caller) => {
    const before = await everything()
    for (const full of [`public.admin_${name}`, `private.${name}`])
      expect([full, await run(caller(), `select ${full}(${args()})`)]).toEqual([full, DENIED])
    expect(await everything()).toEqual(before)
  })

  test('is refused to an admin without the second factor that there is', async () => {
    await db.authService`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${ADMIN_ID}, 'totp', 'verified', now(), now())`
    expect(await run(ADMIN, `select public.admin_${name}(${args()})`)).toBe(DENIED)
    expect(await run({ ...ADMIN, aal: 'aal2' }, `select public.admin_${name}(${args()})`)).toBe(1)
  })

  test('is an admin’s', async () => {
    expect(await run(ADMIN, `select public.admin_${name}(${args()})`)).toBe(1)
  })

  test('tells nothing of what is kept', async () => {
    const [row] = await db.as(ADMIN, (sql) => sql.unsafe(`select public.admin_${name}(${args()})::text as told`))
    expect(String(row?.told)).not.toContain(SECRET)
  })
})

const find = (address: string) => db.as(ADMIN, (sql) => sql`select * from public.admin_find_accounts(${address})`)

describe('accounts', () => {
  test('are found by an address or by how it begins, and by nothing else of it', async () => {
    const ids = async (address: string) => (await find(address)).map((row) => row.id)
    expect(await ids(`  ${email.toUpperCase()} `)).toEqual([account.userId])
    expect(await ids(email.slice(0, 20))).toEqual([account.userId])
    expect(await ids(email.slice(0, ACCOUNT_SEARCH_MIN_CHARS))).toContain(account.userId)
    expect(await ids(email.slice(4))).toEqual([])
    expect(await ids('%%%')).toEqual([])
    expect(await ids('___@')).toEqual([])
  })

  test.each(['', '  a ', 'x'.repeat(ACCOUNT_SEARCH_MIN_CHARS - 1)])('are not listed for %j', async (address) => {
    expect(await run(ADMIN, `select public.admin_find_accounts('${address}')`)).toBe(WRONG)
  })

  test('come a few at a time', async () => {
    await db.owner`insert into auth.users (id, email)
      select gen_random_uuid(), 'many' || n || '@promptory.test' from generate_series(1, ${ACCOUNT_SEARCH_MAX + 5}) n`
    expect((await find('many')).length).toBe(ACCOUNT_SEARCH_MAX)
  })

  test('are shown with their Pro, given and paid', async () => {
    expect(await find(email)).toMatchObject([
      { email, is_admin: false, is_pro: false, given_until: null, paid_status: null, kept_items: 1, readings: 1 },
    ])
    await db.owner`insert into public.subscriptions
        (owner, source, status, current_period_end, stripe_customer_id, stripe_subscription_id)
      values (${account.userId}, 'stripe', 'past_due', ${NEXT_YEAR}, ${`cus_${Date.now()}`}, ${`sub_${Date.now()}`})`
    await run(ADMIN, `select public.admin_give_pro('${account.userId}', '${NEXT_YEAR}', 'Won it.')`)
    expect(await find(email)).toMatchObject([
      {
        is_pro: true,
        given_until: new Date(NEXT_YEAR),
        note: 'Won it.',
        given_by: 'admin@promptory.test',
        paid_status: 'past_due',
      },
    ])
    expect(await find('admin@')).toMatchObject([{ is_admin: true, kept_items: 0, readings: 0 }])
  })
})

const isPro = async () => (await db.as(account, (sql) => sql`select public.is_pro() as answer`))[0]?.answer
const give = (until: string | null, note: string | null, id = account.userId) =>
  outcome(() => db.as(ADMIN, (sql) => sql`select public.admin_give_pro(${id}, ${until}, ${note})`))

describe('Pro', () => {
  test('is given, changed and taken back', async () => {
    await give(NEXT_YEAR, ' A friend. ')
    expect(await isPro()).toBe(true)
    const longest = 'x'.repeat(PRO_NOTE_MAX_CHARS)
    await give('2030-01-01T00:00:00Z', longest)
    expect(await find(email)).toMatchObject([{ given_until: new Date('2030-01-01T00:00:00Z'), note: longest }])
    const take = () => db.as(ADMIN, (sql) => sql`select public.admin_take_pro_back(${account.userId}) as was`)
    expect([(await take())[0]?.was, (await take())[0]?.was, await isPro()]).toEqual([true, false, false])
  })

  test('that was paid for is not taken back here', async () => {
    await db.owner`insert into public.subscriptions
        (owner, source, status, current_period_end, stripe_customer_id, stripe_subscription_id)
      values (${account.userId}, 'stripe', 'active', ${NEXT_YEAR}, ${`cus_t${Date.now()}`}, ${`sub_t${Date.now()}`})`
    await db.as(ADMIN, (sql) => sql`select public.admin_take_pro_back(${account.userId})`)
    expect(await isPro()).toBe(true)
  })

  test.each([
    ['no end', null, 'Why'],
    ['an end that has passed', '2020-01-01', 'Why'],
    ['an end in eleven years', '2038-01-01', 'Why'],
    ['no note', NEXT_YEAR, null],
    ['an empty note', NEXT_YEAR, '  '],
    ['a long note', NEXT_YEAR, 'x'.repeat(PRO_NOTE_MAX_CHARS + 1)],
  ])('is not given with %s', async (_, until, note) => {
    expect(await give(until, note)).toBe(WRONG)
    expect(await isPro()).toBe(false)
  })

  test('is not given to nobody', async () => {
    expect(await give(NEXT_YEAR, 'Why', randomUUID())).toBe('P0002')
  })

  test('is seen by its owner, who does not see the note', async () => {
    await give(NEXT_YEAR, 'Secret')
    expect(await db.as(account, (sql) => sql`select source, status from public.subscriptions`)).toEqual([
      { source: 'given', status: 'active' },
    ])
    expect(await run(account, 'select note from public.subscriptions')).toBe(DENIED)
    expect(await run(account, 'select given_by from public.subscriptions')).toBe(DENIED)
  })
})

const deleted = async (id: string, address: string) =>
  (await db.as(ADMIN, (sql) => sql`select public.admin_delete_account(${id}, ${address}) as was`))[0]?.was

describe('an account', () => {
  test('is exported with what the site knows of it, and with numbers of what it keeps', async () => {
    await give(NEXT_YEAR, 'A friend.')
    const [row] = await db.as(ADMIN, (sql) => sql`select public.admin_export_account(${account.userId}) as told`)
    expect(row?.told).toMatchObject({
      version: 1,
      id: account.userId,
      email,
      subscriptions: [{ source: 'given', note: 'A friend.', given_by: 'admin@promptory.test' }],
      kept_items: 1,
      kept_bytes: 99,
      readings: 1,
    })
    const [none] = await db.as(ADMIN, (sql) => sql`select public.admin_export_account(${randomUUID()}) as told`)
    expect(none?.told).toBeNull()
  })

  test('is deleted with everything that it keeps, by its address', async () => {
    await give(NEXT_YEAR, 'A friend.')
    expect(await deleted(account.userId, 'other@promptory.test')).toBe(false)
    expect(await deleted(account.userId, ` ${email.toUpperCase()}`)).toBe(true)
    expect(await deleted(account.userId, email)).toBe(false)
    const tables = ['public.kept_items', 'public.kept_totals', 'public.readings', 'public.subscriptions']
    for (const table of tables)
      expect([table, await db.owner.unsafe(`select 1 from ${table} where owner = '${account.userId}'`)]).toEqual([
        table,
        [],
      ])
    expect(await db.owner`select 1 from auth.sessions where user_id = ${account.userId}`).toEqual([])
  })

  test('of an admin stays', async () => {
    expect(await run(ADMIN, `select public.admin_delete_account('${ADMIN_ID}', 'admin@promptory.test')`)).toBe('55000')
    expect(await db.owner`select 1 as here from auth.users where id = ${ADMIN_ID}`).toEqual([{ here: 1 }])
  })

  test('stays while a subscription runs, and goes once that is cancelled', async () => {
    await db.owner`insert into public.subscriptions
        (owner, source, status, current_period_end, stripe_customer_id, stripe_subscription_id)
      values (${account.userId}, 'stripe', 'past_due', ${NEXT_YEAR}, ${`cus_d${Date.now()}`}, ${`sub_d${Date.now()}`})`
    const remove = () => run(ADMIN, `select public.admin_delete_account('${account.userId}', '${email}')`)
    expect(await remove()).toBe('55006')
    expect(await isPro()).toBe(true)
    await db.owner`update public.subscriptions set ends_with_period = true where owner = ${account.userId}`
    await remove()
    expect(await db.owner`select from auth.users where id = ${account.userId}`).toEqual([])
  })
})
