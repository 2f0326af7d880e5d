import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { App, type DefaultAppConfig } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { keepGrants } from '../../scripts/backend/grants.mjs'
import { seedFiles } from '../../scripts/backend/seeds.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ADDRESS = 'http://localhost'
const PUBLISHABLE_KEY = 'sb_publishable_test_0000000000000000'
const SECRET_KEY = 'sb_secret_test_00000000000000000000'

/** The accounts of `supabase/seed.sql`. */
export const ACCOUNTS = {
  admin: { email: 'admin@promptory.test', password: 'promptory-admin' },
  reader: { email: 'reader@promptory.test', password: 'promptory-reader' },
} as const

/** The embedded backend in this process: no port, no files; requests go straight to its `fetch`. */
export interface Backend {
  /** A client as a visitor's browser has it. Each call gives one with a session of its own. */
  anon(): SupabaseClient
  /** A client that is signed in to one of the seeded accounts. */
  signedInAs(account: keyof typeof ACCOUNTS): Promise<SupabaseClient>
  /** A client with the secret key, as edge functions have it. */
  readonly service: SupabaseClient
  /** What edge functions find in their environment, for code that makes its own client. */
  readonly secretKey: string
  readonly address: string
  /** Answers a request to `address` without a network. */
  readonly fetch: typeof fetch
  /** Runs SQL as the owner of the database. */
  execute(sql: string): Promise<unknown>
  /** Runs one query as the owner of the database. */
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

interface PgliteDriver {
  dumpDataDir(compression: 'none'): Promise<Blob>
  query<Row>(sql: string): Promise<{ rows: Row[] }>
}

/** Starts a backend: from a snapshot of `dumpBackend` (fast), or with the migrations and the seed applied afresh. */
export async function startBackend(snapshot?: string): Promise<Backend> {
  const { app, connection } = snapshot ? await open(new Blob([await readFile(snapshot)])) : await build()
  // As `npm start` does: without this, lite grants everything to everybody at the first request.
  await keepGrants(connection)
  const driver = connection.driver as PgliteDriver
  const fetchInProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init))
  const client = (key: string) =>
    createClient(ADDRESS, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket of its own.
      realtime: { transport: WebSocket as never },
      global: { fetch: fetchInProcess },
    })
  return {
    anon: () => client(PUBLISHABLE_KEY),
    async signedInAs(account) {
      const signedIn = client(PUBLISHABLE_KEY)
      const { error } = await signedIn.auth.signInWithPassword(ACCOUNTS[account])
      if (error) throw error
      return signedIn
    },
    service: client(SECRET_KEY),
    secretKey: SECRET_KEY,
    address: ADDRESS,
    fetch: fetchInProcess,
    execute: (sql) => connection.exec(sql),
    query: async (sql) => (await driver.query<never>(sql)).rows,
    stop: () => connection.close(),
  }
}

/** The data folder of a migrated and seeded backend, as one archive. */
export async function dumpBackend(): Promise<Buffer> {
  const { connection } = await build()
  const archive = await (connection.driver as PgliteDriver).dumpDataDir('none')
  await connection.close()
  return Buffer.from(await archive.arrayBuffer())
}

async function open(loadDataDir?: Blob) {
  const connection = await createPgliteConnection({
    url: 'memory://',
    pgliteOptions: loadDataDir ? { loadDataDir } : {},
  })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: 'only-for-tests-0123456789abcdef0123456789abcdef',
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      enable_signup: false,
      email: { enable_confirmations: false },
    },
  } as unknown as DefaultAppConfig)
  await app.init()
  return { app, connection }
}

async function build() {
  const backend = await open()
  await backend.app.ensureSystemSchema()
  // Makes the roles of the API, then applies supabase/migrations in order.
  await applyPendingMigrations(backend.app)
  for (const file of seedFiles(ROOT)) await backend.connection.exec(await readFile(path.join(ROOT, file), 'utf8'))
  return backend
}
