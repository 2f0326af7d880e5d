import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { copyDatabase, urlOf } from '../../support/databases.ts'

export type Sql = postgres.Sql
type Transaction = postgres.TransactionSql

/** Who asks: a role of the API, and for a signed-in user the id in their token and how well it was proved. */
export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role'
  readonly userId?: string
  readonly aal?: 'aal1' | 'aal2'
  /** How the session was proved (`amr`). */
  readonly methods?: readonly string[] | undefined
  /** The session that the token names. */
  readonly sessionId?: string | undefined
}

/** The accounts of the seed. */
export const ADMIN_ID = 'a0000000-0000-4000-8000-000000000001'
export const READER_ID = 'a0000000-0000-4000-8000-000000000002'

/** Their sessions, which every test database begins with. */
export const ADMIN_SESSION = 'b0000000-0000-4000-8000-000000000001'
export const READER_SESSION = 'b0000000-0000-4000-8000-000000000002'

export const VISITOR: Caller = { role: 'anon' }
const BY_PASSWORD = { role: 'authenticated', methods: ['password'] } as const
export const READER: Caller = { ...BY_PASSWORD, userId: READER_ID, sessionId: READER_SESSION }
export const ADMIN: Caller = { ...BY_PASSWORD, userId: ADMIN_ID, sessionId: ADMIN_SESSION }
export const SERVICE: Caller = { role: 'service_role' }

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly name: string
  /** Connection of the role that runs migrations and owns the tables. */
  readonly owner: Sql
  /** Connection of the auth service. */
  readonly authService: Sql
  /** Runs statements as the API does for a caller: role and claims for one transaction, which is committed. */
  as<T>(caller: Caller, work: (sql: Transaction) => Promise<T>): Promise<T>
  /** A pool of connections of the API, for races. */
  apiPool(size: number): Sql
  drop(): Promise<void>
}

const quiet = { onnotice: () => undefined }

/** Copies the project's database, and opens it for the roles that use it. */
export async function openDatabase(): Promise<TestDatabase> {
  const copy = await copyDatabase()
  const pools: Sql[] = []
  const connect = (role: string, max: number) => {
    // Races wait longer than the API's role may; no test here reads its limit.
    const connection = { statement_timeout: 0 } as never
    const sql = postgres(urlOf(inject('databaseServer'), copy.name, role), { max, connection, ...quiet })
    pools.push(sql)
    return sql
  }
  const api = connect('authenticator', 4)
  const authService = connect('supabase_auth_admin', 2)
  await authService`insert into auth.sessions (id, user_id)
    values (${ADMIN_SESSION}, ${ADMIN_ID}), (${READER_SESSION}, ${READER_ID})`
  return {
    name: copy.name,
    owner: connect('postgres', 4),
    authService,
    as: (caller, work) => asCaller(api, caller, work),
    apiPool: (size) => connect('authenticator', size),
    async drop() {
      await Promise.all(pools.map((sql) => sql.end()))
      await copy.drop()
    },
  }
}

/**
 * Lets functions wait longer for rows that others hold. For races, in which fifty wait for each other: their outcome is
 * tested, and not how fast the machine is.
 */
export async function waitLonger({ owner }: TestDatabase, ...functions: string[]): Promise<void> {
  for (const name of functions) await owner.unsafe(`alter function ${name} set lock_timeout = '20s'`)
}

/** A new account with a session: somebody who is signed in by a code. */
export async function newAccount({ owner, authService }: TestDatabase): Promise<Caller & { readonly userId: string }> {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  await owner`insert into auth.users (id, email, email_confirmed_at)
    values (${userId}, ${`${userId}@promptory.test`}, now())`
  await authService`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`
  return { role: 'authenticated', methods: ['otp'], userId, sessionId }
}

/** Runs statements on a connection of the API in the role of a caller. */
export async function asCaller<T>(api: Sql, caller: Caller, work: (sql: Transaction) => Promise<T>): Promise<T> {
  const { role, userId: sub, aal, sessionId: session_id } = caller
  const amr = caller.methods?.map((method) => ({ method, timestamp: 1_795_600_000 }))
  const claims = JSON.stringify({ role, sub, aal, session_id, amr })
  const result = await api.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${claims}, true)`
    await sql.unsafe(`set local role ${role}`)
    return work(sql)
  })
  return result as T
}

/** What a statement came to: the number of rows it touched, or the code of the error that refused it. */
export async function outcome(statement: () => Promise<{ count: number }>): Promise<number | string> {
  try {
    return (await statement()).count
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code
    throw error
  }
}
