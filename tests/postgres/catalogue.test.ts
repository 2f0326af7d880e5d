import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from './support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

test('every table of the project has row-level security', async () => {
  const open = await db.owner`select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not c.relrowsecurity`
  expect(open).toEqual([])
})

test('every policy names its roles', async () => {
  const unnamed = await db.owner`select tablename, policyname from pg_policies
    where schemaname = 'public' and 'public' = any (roles)`
  expect(unnamed).toEqual([])
})

test('every function of the project pins its search path', async () => {
  const unpinned = await db.owner`select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(p.proconfig @> array['search_path=""'], false)`
  expect(unpinned).toEqual([])
})

// A function that is new here, or open to more roles than before, has to be written down.
test('functions can be called by these roles and no other', async () => {
  const rows = await db.owner`select p.pronamespace::regnamespace || '.' || p.proname as function, r.rolname as role
    from pg_proc p cross join pg_roles r
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute')
    order by 1, 2`
  expect(rows.map((row) => `${row.function} ${row.role}`)).toEqual([
    'private.is_admin authenticated',
    'public.return_quota service_role',
    'public.sign_up_email anon',
    'public.sign_up_email authenticated',
    'public.take_quota service_role',
  ])
})

test('the private schema is closed to visitors', async () => {
  const rows = await db.owner`select r.rolname as role from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
      and has_schema_privilege(r.oid, 'private', 'usage')`
  expect(rows).toEqual([{ role: 'authenticated' }])
})

test('no role of the API has a right on the counters', async () => {
  const rows = await db.owner`select r.rolname from pg_roles r cross join (values
      ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references'), ('trigger')) as v (verb)
    where r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
      and has_table_privilege(r.oid, 'private.quota_uses', v.verb)`
  expect(rows).toEqual([])
})

test('the seed can be applied twice', async () => {
  const seed = await readFile('supabase/seed.sql', 'utf8')
  const count = () => db.owner`select
    (select count(*)::int from auth.users) as users, (select count(*)::int from auth.identities) as identities,
    (select count(*)::int from public.profiles where is_admin) as admins`
  const before = await count()
  expect(before).toEqual([{ users: 2, identities: 2, admins: 1 }])
  await db.owner.unsafe(seed)
  expect(await count()).toEqual(before)
})

test('where there is a scheduler, outdated counters are deleted every hour', async () => {
  const folder = 'supabase/migrations'
  const name = (await readdir(folder)).find((file) => file.endsWith('_quota_purge_schedule.sql'))
  const migration = await readFile(`${folder}/${name}`, 'utf8')
  await db.owner.unsafe(`
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql as
      $$ insert into cron.job values ($1, $2, $3); select 1::bigint $$;
    insert into private.quota_uses select current_date - 3, 'generate-prompt', 'device', encode(sha256(n::text::bytea), 'hex'), 1
      from generate_series(1, 1000) n;`)
  await db.owner.unsafe(migration)
  const [job] = await db.owner`select schedule, command from cron.job`
  expect(job?.schedule).toMatch(/^\d+ \* \* \* \*$/)
  await db.owner.unsafe(job?.command)
  expect(await db.owner`select count(*)::int as rows from private.quota_uses`).toEqual([{ rows: 0 }])
})
