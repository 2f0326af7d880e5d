import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { everyMinute } from '../../scripts/backend/clock.ts'
import { ensureKeys, startBackend } from '../../scripts/backend/index.ts'
import { eventually, ROOT } from '../scripts/support/commands.ts'
import { openFolder, writeFiles } from '../scripts/support/folders.ts'
import { ask, serve } from '../scripts/support/http.ts'

afterEach(() => void vi.useRealTimers())

test('a task runs at once and on each full minute, one at a time, until it is ended', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-04T08:59:42Z') })
  const times: string[] = []
  let isSlow = false
  const end = everyMinute(async () => {
    times.push(new Date().toISOString().slice(11, 19))
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 90_000))
  })
  expect(times).toEqual(['08:59:42'])
  await vi.advanceTimersByTimeAsync(18_000)
  isSlow = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times).toEqual(['08:59:42', '09:00:00', '09:01:00'])
  isSlow = false
  await vi.advanceTimersByTimeAsync(90_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(times.slice(3)).toEqual(['09:03:00'])
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toHaveLength(4)
})

// What the function does is told by tests/postgres/planned-drafts.test.ts.
const MIGRATION = `
create schema private;
create table public.notes (id int primary key generated always as identity);
alter table public.notes enable row level security;
grant select on public.notes to service_role;
create function private.publish_due_drafts() returns integer language sql as
  $$ insert into public.notes default values; select 1 $$;`

const cwd = process.cwd()
let folder: string
beforeAll(() => {
  folder = openFolder()
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFiles(folder, { 'supabase/migrations/20260101000000_clock.sql': MIGRATION })
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(cwd)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

test('the backend publishes at its start what came due while it was down', async () => {
  const lines: string[] = []
  const dataDir = path.join(folder, 'data')
  const backend = await startBackend({
    origin: 'http://localhost:4998',
    mode: 'production',
    dataDir,
    env: {},
    projectDir: folder,
    log: (line) => void lines.push(line),
  })
  try {
    const port = await serve(backend.listener((_req, res) => res.writeHead(299).end()))
    const headers = { apikey: ensureKeys(dataDir).secretKey }
    await eventually(() => lines.includes('Planned posts published: 1'))
    expect(JSON.parse((await ask(port, '/rest/v1/notes?select=id', { headers })).text)).not.toEqual([])
  } finally {
    await backend.close()
  }
})
