import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

// Who may do what with what accounts keep: role by table, verb and column. Each table holds one row of the owner's.
const DENIED = '42501'

/** What somebody may do. Of what is not named here every column and verb is refused. */
interface Rights {
  /** Columns that may be read, and how many rows are seen. */
  readonly reads?: readonly string[]
  readonly sees?: number
  /** Whether the rows that are seen may be deleted. */
  readonly deletes?: boolean
}

interface Table {
  readonly columns: Readonly<Record<string, string>>
  /** Of the owner of the row, of everybody else who is signed in, and of the functions. */
  readonly owner: Rights
  readonly others: Rights
  readonly service: Rights
}

const KEPT_ITEMS = ['owner', 'kind', 'key', 'value', 'deleted', 'changed_at', 'revision']
const SUBSCRIPTIONS = [
  'owner',
  'source',
  'status',
  'current_period_end',
  'ends_with_period',
  'created_at',
  'changed_at',
]
const READINGS = ['owner', 'id', 'read_at', 'text', 'prompt', 'sections', 'source', 'marked', 'revision']
const KEPT_TOTALS = ['owner', 'revision', 'items', 'bytes', 'forgotten_revision']

/** Columns with a value that an attempt writes. */
const TABLES: Readonly<Record<string, Table>> = {
  kept_items: {
    columns: {
      owner: '$owner',
      kind: `'sheet'`,
      key: `'x'`,
      value: `'{}'`,
      deleted: 'default',
      changed_at: 'now()',
      revision: '99',
    },
    owner: { reads: KEPT_ITEMS, sees: 1 },
    others: { reads: KEPT_ITEMS, sees: 0 },
    service: {},
  },
  kept_totals: {
    columns: { owner: '$owner', revision: '9', items: '9', bytes: '9', forgotten_revision: '9' },
    owner: { reads: KEPT_TOTALS, sees: 1 },
    others: { reads: KEPT_TOTALS, sees: 0 },
    service: {},
  },
  subscriptions: {
    columns: {
      owner: '$owner',
      source: `'given'`,
      status: `'active'`,
      current_period_end: `'2099-01-01'`,
      ends_with_period: 'true',
      note: `'x'`,
      stripe_customer_id: `'cus_x'`,
      stripe_subscription_id: `'sub_x'`,
      created_at: 'now()',
      changed_at: 'now()',
      given_by: `'x'`,
      asked_at: 'now()',
    },
    owner: { reads: SUBSCRIPTIONS, sees: 1 },
    others: { reads: SUBSCRIPTIONS, sees: 0 },
    service: {},
  },
  readings: {
    columns: {
      owner: '$owner',
      id: 'gen_random_uuid()',
      read_at: 'now()',
      text: `'x'`,
      prompt: `'x'`,
      sections: `'{}'`,
      source: `'ai'`,
      marked: `'{}'`,
      revision: `'x'`,
    },
    owner: { reads: READINGS, sees: 1, deletes: true },
    others: { reads: READINGS, sees: 0, deletes: true },
    service: {},
  },
}

const PEOPLE = ['visitor', 'owner', 'other', 'admin', 'service'] as const
type Person = (typeof PEOPLE)[number]

let db: TestDatabase
let people: Record<Person, Caller>
let ownerId: string
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  const owner = await newAccount(db)
  ownerId = owner.userId
  people = { visitor: VISITOR, owner, other: await newAccount(db), admin: ADMIN, service: SERVICE }
  await db.owner.begin(async (sql) => {
    await sql`insert into public.kept_totals (owner, revision, items, bytes) values (${ownerId}, 1, 1, 9)`
    await sql`insert into public.kept_items (owner, kind, key, value, changed_at, revision)
      values (${ownerId}, 'sheet', 'one', '"mine"', now(), 1)`
    await sql`insert into public.readings (owner, id, read_at, text, prompt, sections, source, marked, revision)
      values (${ownerId}, ${ownerId}, now(), 'mine', 'mine', '{"clarity": "a", "creativity": "b", "grammar": "c", "suggestions": "d"}', 'ai', '{}', 'mine')`
    await sql`insert into public.subscriptions (owner, source, status, current_period_end, stripe_customer_id, stripe_subscription_id)
      values (${ownerId}, 'stripe', 'canceled', now(), ${`cus_${ownerId.replaceAll('-', '')}`}, ${`sub_${ownerId.replaceAll('-', '')}`})`
  })
})

const rightsOf = (table: Table, person: Person): Rights =>
  person === 'visitor' ? {} : (table[person === 'owner' || person === 'service' ? person : 'others'] ?? {})

const attempt = (person: Person, statement: string) =>
  outcome(() => db.as(people[person], (sql) => sql.unsafe(statement.replaceAll('$owner', `'${ownerId}'`))))

const stored = (table: string) => db.owner.unsafe(`select to_jsonb(t) as row from public.${table} t order by 1`)

test('the columns are those of the tables', async () => {
  for (const [name, { columns }] of Object.entries(TABLES)) {
    const found = await db.owner`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} order by ordinal_position`
    expect([name, found.map((column) => column.name)]).toEqual([name, Object.keys(columns)])
  }
})

describe.each(Object.entries(TABLES))('%s', (name, table) => {
  describe.each(PEOPLE)('%s', (person) => {
    const rights = rightsOf(table, person)

    test.each(Object.keys(table.columns))('reads %s', async (column) => {
      const expected = rights.reads?.includes(column) ? (rights.sees ?? 0) : DENIED
      expect(await attempt(person, `select ${column} from public.${name}`)).toBe(expected)
      expect(await attempt(person, `select 1 from public.${name} where ${column} is not null`)).toBe(expected)
    })

    test('counts', async () => {
      const [row] =
        rights.reads === undefined
          ? [{ count: DENIED }]
          : await db.as(people[person], (sql) => sql.unsafe(`select count(*)::int from public.${name}`))
      expect(row?.count).toBe(rights.reads ? rights.sees : DENIED)
      if (!rights.reads) expect(await attempt(person, `select count(*) from public.${name}`)).toBe(DENIED)
    })

    test.each(Object.entries(table.columns))('writes %s', async (column, value) => {
      const before = await stored(name)
      expect(await attempt(person, `update public.${name} set ${column} = ${value}`)).toBe(DENIED)
      expect(await attempt(person, `insert into public.${name} (${column}) values (${value})`)).toBe(DENIED)
      expect(await stored(name)).toEqual(before)
    })

    test('adds and empties', async () => {
      const before = await stored(name)
      const all = Object.entries(table.columns).filter(([, value]) => value !== 'default')
      const [columns, values] = [all.map(([column]) => column).join(), all.map(([, value]) => value).join()]
      for (const statement of [
        `insert into public.${name} (${columns}) values (${values})`,
        `insert into public.${name} (${columns}) values (${values}) on conflict do nothing`,
        ...(rights.deletes ? [] : [`lock table public.${name} in exclusive mode`]),
        `truncate public.${name}`,
      ])
        expect([statement, await attempt(person, statement)]).toEqual([statement, DENIED])
      expect(await stored(name)).toEqual(before)
    })

    test('deletes', async () => {
      const before = await stored(name)
      expect(await attempt(person, `delete from public.${name}`)).toBe(rights.deletes ? rights.sees : DENIED)
      expect((await stored(name)).length).toBe(before.length - (rights.deletes ? (rights.sees ?? 0) : 0))
    })
  })
})

/** The functions of the API, and who may call them: for the others it is refused before anything is done. */
const FUNCTIONS: Readonly<Record<string, readonly Person[]>> = {
  'public.keep_items(jsonb)': ['owner', 'other', 'admin'],
  'private.keep_items(jsonb)': ['owner', 'other', 'admin'],
  'private.account()': ['owner', 'other', 'admin'],
  'public.keep_reading(jsonb)': ['owner', 'other', 'admin'],
  'private.keep_reading(jsonb)': ['owner', 'other', 'admin'],
  'public.is_pro()': ['owner', 'other', 'admin'],
  'private.has_pro()': ['owner', 'other', 'admin'],
  'private.is_pro(uuid)': [],
  'public.delete_own_account()': ['owner', 'other', 'admin'],
  'private.delete_own_account()': ['owner', 'other', 'admin'],
}

describe.each(Object.entries(FUNCTIONS))('%s', (signature, callers) => {
  test.each(PEOPLE)('called by %s', async (person) => {
    const [, name, types = ''] = /^([\w.]+)\((.*)\)$/.exec(signature) ?? []
    const args = types.split(',').flatMap((type) => (type ? [`null::${type}`] : []))
    const answer = await attempt(person, `select ${name}(${args.join()})`)
    if (callers.includes(person)) expect(answer).not.toBe(DENIED)
    else expect(answer).toBe(DENIED)
  })
})
