import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureKeys, startBackend } from '../../scripts/backend/index.ts'
import { seedFiles } from '../../scripts/backend/seeds.ts'
import { ROOT } from '../scripts/support/commands.ts'
import { openFolder, writeFiles } from '../scripts/support/folders.ts'
import { ask, serve } from '../scripts/support/http.ts'

const TABLE = `
create table public.notes (id int generated always as identity primary key, body text not null unique);
alter table public.notes enable row level security;
revoke all on public.notes from public, anon, authenticated, service_role;
grant select, delete on public.notes to service_role;`
const note = (body: string) => `insert into public.notes (body) values ($note$${body}$note$) on conflict do nothing;`
const TEXT = `<p>It's; "so" &amp; on.</p>\n-- not a comment;`

const cwd = process.cwd()
let folder: string

beforeAll(() => {
  folder = openFolder()
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFiles(folder, {
    'supabase/migrations/20260101000000_notes.sql': TABLE,
    'supabase/seeds/02-b.sql': note('third'),
    'supabase/seeds/01-a.sql': note(TEXT),
    'supabase/seeds/notes.txt': 'not SQL',
    'supabase/seed.sql': note('first'),
  })
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(cwd)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** The notes of a backend that was started for this question; `forget` is deleted afterwards. */
async function notesAfterStart(forget = 'nothing'): Promise<string[]> {
  const dataDir = path.join(folder, 'data')
  const origin = 'http://localhost:4997'
  const backend = await startBackend({
    origin,
    mode: 'production',
    dataDir,
    env: {},
    projectDir: folder,
    log: () => {},
  })
  const port = await serve(backend.listener((_req, res) => res.writeHead(299).end()))
  const headers = { apikey: ensureKeys(dataDir).secretKey }
  const { text } = await ask(port, '/rest/v1/notes?select=body&order=id', { headers })
  await ask(port, `/rest/v1/notes?body=eq.${forget}`, { method: 'DELETE', headers })
  await backend.close()
  return JSON.parse(text).map((row: { body: string }) => row.body)
}

it('the accounts come first, then the files of the folder by name, each once in the life of a database', async () => {
  expect(seedFiles(folder)).toEqual(['supabase/seed.sql', 'supabase/seeds/01-a.sql', 'supabase/seeds/02-b.sql'])
  expect(await notesAfterStart('third')).toEqual(['first', TEXT, 'third'])
  // What was deleted stays deleted; a file that is new is applied.
  writeFiles(folder, { 'supabase/seeds/03-c.sql': note('new') })
  expect(await notesAfterStart()).toEqual(['first', TEXT, 'new'])
}, 60_000)

it('a project without seeds has none', () => {
  expect(seedFiles(path.join(folder, 'supabase'))).toEqual([])
})

it('config.toml names the same files', () => {
  const text = readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8')
  expect(text).toContain('\nsql_paths = ["./seed.sql", "./seeds/*.sql"]\n')
})
