import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import postgres from 'postgres'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serverPlace } from '../../scripts/backend/postgres-files.ts'
import { openProblem, startPostgres } from '../../scripts/backend/postgres-server.ts'
import { isAlive, ROOT, WITH_TYPES } from '../scripts/support/commands.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0

async function start(dataDir: string) {
  const server = await startPostgres(dataDir)
  onTestFinished(server.stop)
  return server
}

async function one<T>(url: string, question: string): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const [row] = await sql.unsafe(question)
    return row?.answer
  } finally {
    await sql.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps what it is given, listens on this computer only, and lets nobody in without its password', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    await one(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    await first.ended
    const { url } = await start(dataDir)
    expect(await one(url, 'select answer from kept')).toBe(42)
    expect(
      await one(
        url,
        `select string_agg(name || '=' || setting, ' ' order by name) as answer from pg_settings
      where name in ('listen_addresses', 'unix_socket_directories', 'password_encryption')`,
      ),
    ).toBe('listen_addresses=127.0.0.1 password_encryption=scram-sha-256 unix_socket_directories=')
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(one(stranger.href, 'select 1 as answer')).rejects.toMatchObject({ code: '28P01' })
    expect(new URL(url).password).toMatch(/^[\w-]{32}$/)
  })

  it('ends what an earlier process left behind, and what left only its traces', async () => {
    const dataDir = temporaryFolder()
    const left = await startPostgres(dataDir)
    const next = await start(dataDir)
    expect(isAlive(left.pid)).toBe(false)
    expect(await one(next.url, 'select 1 as answer')).toBe(1)
    await next.stop()
    // After a restart of the machine another program may have the process id that is noted there.
    const file = path.join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(file, `${process.pid}\n${path.dirname(file)}\n1\n1\n\n127.0.0.1\n\nready\n`)
    expect(await one((await start(dataDir)).url, 'select 1 as answer')).toBe(1)
  })

  it('does not start beside a process that may be an earlier server, and touches nothing', async () => {
    const dataDir = temporaryFolder()
    await (await startPostgres(dataDir)).stop()
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const file = path.join(dataDir, 'postgres/postmaster.pid')
    const { port } = silent.address() as AddressInfo
    writeFileSync(file, `${process.pid}\n${path.dirname(file)}\n1\n${port}\n\n127.0.0.1\n\nready\n`)
    await expect(startPostgres(dataDir)).rejects.toThrow(`does not answer (process ${process.pid})`)
    expect(existsSync(file)).toBe(true)
  })

  it('begins anew where the first start was cut short', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true })
    writeFileSync(path.join(dataDir, 'postgres.password'), 'old')
    expect(await one((await start(dataDir)).url, 'select 1 as answer')).toBe(1)
    expect(existsSync(path.join(dataDir, 'postgres.new'))).toBe(false)
  })

  it('ends soon, whatever it is doing', async () => {
    const server = await start(temporaryFolder())
    // It would leave a failure of its question for array types uncaught.
    const sql = postgres(server.url, { max: 8, fetch_types: false, onnotice: () => undefined })
    const busy = Array.from({ length: 8 }, () =>
      sql.unsafe(`select repeat('ab', 20000) ~ '^(.+)(.+)\\1\\2$'`).catch((error) => error.code ?? error.message),
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    const begun = Date.now()
    await server.stop()
    expect(Date.now() - begun).toBeLessThan(15_000)
    expect(isAlive(server.pid)).toBe(false)
    await Promise.all(busy)
    await sql.end({ timeout: 1 })
  })
})

// PostgreSQL refuses root: the tests run as whoever runs them, and each of these as the other one.
describe.runIf(isLinux && isRoot)('started as root', () => {
  it('runs as an ordinary account, who may enter the data folder but not read the keys', async () => {
    const dataDir = path.join(temporaryFolder(), 'data')
    const { folder, pid } = await start(dataDir)
    expect(folder).toBe(path.join(dataDir, 'postgres'))
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\b/m)
    expect([dataDir, folder].map((each) => statSync(each).mode & 0o777)).toEqual([0o711, 0o700])
  })

  it('takes another folder where no other account may enter the project', async () => {
    const closed = temporaryFolder()
    chmodSync(closed, 0o700)
    const dataDir = path.join(closed, 'data')
    const { folder } = serverPlace(dataDir)
    expect(folder).toMatch(/^\/var\/lib\/promptory\/[0-9a-f]{12}\/postgres$/)
    onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20 }))
    const { url } = await start(dataDir)
    expect(await one(url, `select current_setting('data_directory') as answer`)).toBe(folder)
  })
})

it.runIf(isLinux && isRoot)(
  'runs as an ordinary user as well, and leaves the database of another account alone',
  async () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o777)
    const module = path.join(ROOT, 'scripts/backend/postgres-server.ts')
    const program = `import { openProblem, startPostgres } from ${JSON.stringify(module)}
    const server = await startPostgres(${JSON.stringify(path.join(folder, 'data'))})
    console.log(server.folder); await server.stop()`
    const runAs = (uid: number) =>
      spawnSync(process.execPath, [...WITH_TYPES, '--input-type=module', '--eval', program], {
        ...{ uid, gid: uid, cwd: '/', encoding: 'utf8', env: { PATH: process.env.PATH } },
      })
    const own = runAs(65_534)
    expect([own.stdout.trim(), own.stderr]).toEqual([path.join(folder, 'data/postgres'), ''])
    chmodSync(path.join(folder, 'data'), 0o755)
    expect(runAs(65_533).stderr).toMatch(/Problem: The database in \S+ belongs to another account of this computer: /)
  },
)

it('says in one sentence what to do where there is no server for the system', async () => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'plan9' })
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  await expect(startPostgres(temporaryFolder())).rejects.toThrow(
    /^There is no embedded PostgreSQL for this system \(plan9-\w+\): set DATABASE_URL to a PostgreSQL 17 of yours, or VITE_SUPABASE_URL to a hosted project\.$/,
  )
})

it('names the room, and no reset, where the disk is full', () => {
  const { message } = openProblem(
    '/data/postgres',
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  )
  expect(message).toBe(
    'The disk of /data/postgres is full, so the database cannot start: make room there, and start again. What is stored is intact.',
  )
})
