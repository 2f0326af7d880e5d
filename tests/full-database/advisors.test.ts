import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../postgres/support/database.ts'
import { supabaseCli } from '../postgres/support/supabase-cli.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

/** What Supabase's advisors say about the database, but for mere hints. */
async function complaints(): Promise<string[]> {
  const args = ['db', 'advisors', '--type', 'all', '--level', 'info', '--output-format', 'json']
  const { results } = JSON.parse(await supabaseCli(db.name, args))
  // Hints there always are (no query has used the indexes of a fresh database): the checks did run.
  expect(results.length).toBeGreaterThan(0)
  return results
    .filter((result: { level: string }) => result.level !== 'INFO')
    .map(
      (result: { level: string; name: string; detail: string }) => `${result.level} ${result.name}: ${result.detail}`,
    )
}

test('the advisors find no error and nothing to warn about', async () => {
  expect(await complaints()).toEqual([])
})

test('and they would', async () => {
  await db.owner`create table public.careless (id integer primary key)`
  await db.owner`create function public.careless_too() returns integer language sql as 'select 1'`
  await db.owner`create policy loose on public.blog_posts for update to anon using (true)`
  const found = (await complaints()).map((line) => line.split(':')[0])
  expect(found).toContain('ERROR rls_disabled_in_public')
  expect(found).toContain('WARN function_search_path_mutable')
  expect(found).toContain('WARN rls_policy_always_true')
})
