import { readdir, readFile } from 'node:fs/promises'
import { PICTURE_BUCKET, PICTURE_MAX_BYTES, PICTURE_TYPES } from '@contracts/pictures.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, type Caller, openDatabase, outcome, READER, type TestDatabase, VISITOR } from './support/database.ts'

// The embedded database has no storage schema: as much of it as the migration touches.
const STORAGE = `
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text, name text);
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated;
  grant all on storage.objects to anon, authenticated;`

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  const name = (await readdir('supabase/migrations')).find((file) => file.endsWith('_pictures.sql'))
  await db.owner.unsafe(STORAGE)
  await db.owner.unsafe(await readFile(`supabase/migrations/${name}`, 'utf8'))
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate storage.objects`
  await db.owner`insert into storage.objects (bucket_id, name) values ('pictures', 'a.webp'), ('others', 'b.webp')`
})

test('the bucket is as the site’s own limits say', async () => {
  expect(await db.owner`select * from storage.buckets`).toEqual([
    {
      id: PICTURE_BUCKET,
      name: PICTURE_BUCKET,
      public: true,
      file_size_limit: String(PICTURE_MAX_BYTES),
      allowed_mime_types: Object.keys(PICTURE_TYPES),
    },
  ])
})

const VERBS = {
  select: 'select * from storage.objects',
  insert: `insert into storage.objects (bucket_id, name) values ('pictures', 'c.webp')`,
  elsewhere: `insert into storage.objects (bucket_id, name) values ('others', 'c.webp')`,
  update: `update storage.objects set name = 'x'`,
  delete: 'delete from storage.objects',
}
const DENIED = '42501'

test.each<[string, Caller, Record<keyof typeof VERBS, number | string>]>([
  ['a visitor', VISITOR, { select: 0, insert: DENIED, elsewhere: DENIED, update: 0, delete: 0 }],
  ['a reader', READER, { select: 0, insert: DENIED, elsewhere: DENIED, update: 0, delete: 0 }],
  ['an admin', ADMIN, { select: 1, insert: 1, elsewhere: DENIED, update: 0, delete: 2 }],
])('%s: role by verb', async (_name, caller, expected) => {
  for (const [verb, answer] of Object.entries(expected)) {
    const run = () => outcome(() => db.as(caller, (sql) => sql.unsafe(VERBS[verb as keyof typeof VERBS])))
    expect([verb, await run()]).toEqual([verb, answer])
  }
  expect(await db.owner`select count(*)::int from storage.objects where bucket_id = 'others'`).toEqual([{ count: 1 }])
})
