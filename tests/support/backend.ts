import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import WebSocket from 'ws'
import { createLightApi } from '../../scripts/backend/light-api.ts'
import type { SendMail } from '../../supabase/functions/_shared/mail.ts'
import { copyDatabase } from './databases.ts'

const ADDRESS = 'http://localhost'
const PUBLISHABLE_KEY = 'sb_publishable_test_0000000000000000'
const SECRET_KEY = 'sb_secret_test_00000000000000000000'
const JWT_SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

/** The accounts of `supabase/seed.sql`. */
export const ACCOUNTS = {
  admin: { email: 'admin@promptory.test', password: 'promptory-admin' },
  reader: { email: 'reader@promptory.test', password: 'promptory-reader' },
} as const

/** The API of the embedded backend in this process, on a database of its own: requests go straight to its `fetch`. */
export interface Backend {
  /** A client as a visitor's browser has it. Each call gives one with a session of its own. */
  anon(): SupabaseClient
  /** A client that is signed in to one of the seeded accounts. */
  signedInAs(account: keyof typeof ACCOUNTS): Promise<SupabaseClient>
  /** A client with the secret key, as edge functions have it. */
  readonly service: SupabaseClient
  /** What edge functions find in their environment, for code that makes its own client. */
  readonly secretKey: string
  readonly publishableKey: string
  readonly jwtSecret: string
  readonly address: string
  /** Answers a request to `address` without a network. */
  readonly fetch: typeof fetch
  /** Runs SQL as the owner of the database. */
  execute(sql: string): Promise<unknown>
  /** Runs one query as the owner of the database. */
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

interface Options {
  /** SQL to run before the API looks at the tables. */
  readonly before?: string
  readonly isReadOnly?: () => boolean
  readonly sendMail?: SendMail
  readonly connections?: number
}

/** Opens the API on a fresh copy of the migrated and seeded database. */
export async function startBackend({
  before = '',
  isReadOnly,
  sendMail,
  connections = 10,
}: Options = {}): Promise<Backend> {
  const copy = await copyDatabase()
  const sql = postgres(copy.url, { max: 2, onnotice: () => undefined, connection: { role: 'postgres' } as never })
  if (before) await sql.unsafe(before)
  const { app, close } = await createLightApi({
    url: copy.url,
    origin: ADDRESS,
    keys: {
      jwtSecret: JWT_SECRET,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
    },
    connections,
    isReadOnly,
    sendMail,
  })
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
    publishableKey: PUBLISHABLE_KEY,
    jwtSecret: JWT_SECRET,
    secretKey: SECRET_KEY,
    address: ADDRESS,
    fetch: fetchInProcess,
    execute: (text) => sql.unsafe(text),
    query: async <Row>(text: string) => [...(await sql.unsafe(text))] as Row[],
    async stop() {
      await Promise.all([close(), sql.end()])
      await copy.drop()
    },
  }
}
