import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PREVIEW_DAYS, PREVIEW_SECRET } from '../../supabase/functions/_shared/contracts/preview-link.ts'
import {
  ADMIN,
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
const DRAFT = 'd0000000-0000-4000-8000-000000000001'
const OTHER = 'd0000000-0000-4000-8000-000000000002'
const UNKNOWN = '0'.repeat(64)
const FIELDS = { title: 'Soon', slug: 'soon', content: '<p>Words</p>' }

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_post_drafts, private.preview_links`
  for (const id of [DRAFT, OTHER])
    await db.owner`insert into public.blog_post_drafts (id, post_id, fields) values (${id}, ${id}, ${db.owner.json(FIELDS)})`
})

const make = async (draft = DRAFT, caller: Caller = ADMIN) =>
  (await db.as(caller, (sql) => sql`select public.admin_make_preview_link(${draft}) as secret`))[0]?.secret as string
const show = async (secret: string) =>
  (await db.as(SERVICE, (sql) => sql`select public.previewed_draft(${secret}) as draft`))[0]?.draft
const links = () => db.as(ADMIN, (sql) => sql`select * from public.preview_links order by created_at`)
const everybodyElse = async (): Promise<[string, Caller][]> => [
  ['a visitor', VISITOR],
  ['a reader', READER],
  ['somebody signed in by a code', await newAccount(db)],
  ['an admin without a password', { ...ADMIN, methods: ['otp'] }],
]

describe('a preview link', () => {
  test('shows the draft as it is stored, and nothing of who wrote it', async () => {
    const secret = await make()
    expect(secret).toMatch(PREVIEW_SECRET)
    const draft = await show(secret)
    expect(Object.keys(draft).toSorted()).toEqual(['expiresAt', 'fields', 'savedAt'])
    expect(draft.fields).toEqual(FIELDS)
    expect(JSON.stringify(draft)).not.toContain('@')

    await db.as(
      ADMIN,
      (sql) => sql`update public.blog_post_drafts set fields = '{"title":"Later"}' where id = ${DRAFT}`,
    )
    expect((await show(secret)).fields).toEqual({ title: 'Later' })
  })

  test('is kept as a hash alone, with who made it and until when', async () => {
    const secret = await make()
    const [row] = await db.owner`select * from private.preview_links`
    expect(row?.hash).toEqual(createHash('sha256').update(secret).digest())
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(await links()).toEqual([
      {
        id: row?.id,
        draft_id: DRAFT,
        created_at: expect.any(Date),
        created_by: 'admin@promptory.test',
        expires_at: expect.any(Date),
      },
    ])
    expect(row?.expires_at - row?.created_at).toBe(PREVIEW_DAYS * 86_400_000)
    expect(await make()).not.toBe(secret)
  })

  test('answers the same whether it is unknown, out of date, revoked, or without its draft', async () => {
    const [revoked, old, gone, other] = [await make(), await make(), await make(OTHER), await make()]
    const ids = (await links()).map(({ id }) => id)
    await db.as(ADMIN, (sql) => sql`delete from public.preview_links where id = ${ids[0]}`)
    await db.owner`update private.preview_links set expires_at = now() where id = ${ids[1]}`
    await db.as(ADMIN, (sql) => sql`delete from public.blog_post_drafts where id = ${OTHER}`)
    for (const secret of [UNKNOWN, '', revoked, old, gone]) expect(await show(secret)).toBeNull()
    expect(await show(other)).not.toBeNull()
    expect(await links()).toHaveLength(1)
  })

  test('ends when the draft is published', async () => {
    const secret = await make()
    await db.owner`update public.blog_post_drafts set publish_at = now() where id = ${DRAFT}`
    await db.owner`select private.publish_due_drafts()`
    expect(await show(secret)).toBeNull()
    expect(await db.owner`select from private.preview_links`).toHaveLength(0)
  })

  test('is not made of no draft, nor more than twenty times; those out of date do not count', async () => {
    expect(await make('d0000000-0000-4000-8000-00000000000f')).toBeNull()
    for (let count = 0; count < 20; count += 1) await make()
    expect(await outcome(() => db.as(ADMIN, (sql) => sql`select public.admin_make_preview_link(${DRAFT})`))).toBe(
      '54000',
    )
    expect(await make(OTHER)).toMatch(PREVIEW_SECRET)
    await db.owner`update private.preview_links set expires_at = now()`
    expect(await make()).toMatch(PREVIEW_SECRET)
    expect(await db.owner`select from private.preview_links`).toHaveLength(1)
  })
})

test('nobody but an admin makes, lists or revokes links, and none of them reads a draft', async () => {
  const secret = await make()
  for (const [name, caller] of await everybodyElse()) {
    const tried = (statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
    expect(await tried(`select public.admin_make_preview_link('${DRAFT}')`), name).toBe(DENIED)
    expect(await tried(`select public.previewed_draft('${secret}')`), name).toBe(DENIED)
    expect(await tried('select hash from private.preview_links'), name).toBe(DENIED)
    const isVisitor = caller.role === 'anon'
    expect(await tried('select * from public.preview_links'), name).toBe(isVisitor ? DENIED : 0)
    expect(await tried('delete from public.preview_links'), name).toBe(isVisitor ? DENIED : 0)
  }
  expect(await show(secret)).not.toBeNull()
})

test('an admin reads no hash, and changes no link', async () => {
  await make()
  const tried = (statement: string) => outcome(() => db.as(ADMIN, (sql) => sql.unsafe(statement)))
  expect(await tried('select hash from private.preview_links')).toBe(DENIED)
  expect(await tried("update private.preview_links set expires_at = 'infinity'")).toBe(DENIED)
  expect(await tried("update public.preview_links set expires_at = 'infinity'")).toBe(DENIED)
  expect(await tried(`insert into private.preview_links (draft_id, hash) values ('${DRAFT}', 'x')`)).toBe(DENIED)
})
