import type { Keys } from './keys.ts'
import { createHash } from 'node:crypto'
import postgres from 'postgres'
import type { SendMail } from '../../supabase/functions/_shared/mail.ts'
import { CODE_SETTINGS, createAuthService, letterDriver } from './auth-service.ts'
import { withOwnOutput } from './quiet.ts'

/** Fewer than the server takes (postgres-server.ts). Requests beyond that wait; shareOf() below keeps it short. */
const CONNECTIONS = 40
/** As in supabase/config.toml. Fifteen minutes: a stolen token is soon worthless. */
const SESSION_SECONDS = 900
/** Of a role's time limit, however many requests share it. Ordinary statements take a few milliseconds. */
const LEAST_SHARE_MS = 250

/** of PostgreSQL by name */
export type Settings = Record<string, string>

// Untyped, because lite's types lack what is changed below.
async function importLite(): Promise<Record<string, any> & { PostgresConnection: new (options: object) => any }> {
  process.env.DO_NOT_TRACK = '1'
  // lite replaces process.emitWarning by one that throws on a warning that is an Error, as Node's own are.
  const { emitWarning } = process
  try {
    const [lite, driver] = await Promise.all([import('@supabase/lite'), import('@supabase/lite/postgres')])
    return { ...lite, ...driver }
  } finally {
    process.emitWarning = emitWarning
  }
}

/**
 * Lets the auth service make its tables, which its own role owns as on a hosted project.
 * @param url for a superuser
 */
export async function makeAuthTables(url: string) {
  const { App, createPostgresConnection } = await importLite()
  const postgresOptions = {
    max: 1,
    onnotice: () => {},
    connection: { role: 'supabase_auth_admin', synchronous_commit: 'off' },
  }
  const connection = createPostgresConnection({ url, postgresOptions })
  try {
    // The role that owns the project's tables records migrations elsewhere.
    await new App({ connection, auth: { enabled: true }, db: { migrations: { enabled: false } } }).ensureSystemSchema()
  } finally {
    await connection.close()
  }
}

/** The table and auth API of @supabase/lite on a prepared database. */
export async function createLightApi({
  url,
  origin,
  keys,
  isReadOnly = () => false,
  sendMail,
  connections = CONNECTIONS,
}: {
  /** of the database for a superuser */
  url: string
  origin: string
  keys: Pick<Keys, 'jwtSecret' | 'publishableKey' | 'secretKey'>
  /** whether requests may only read at the moment */
  isReadOnly?: () => boolean
  /** sends codes; without it nobody can sign in by one */
  sendMail?: SendMail | undefined
  /** at most */
  connections?: number
}): Promise<{ app: any; close: () => Promise<void> }> {
  const { App, PostgresConnection } = await importLite()
  const { catalogue, settings } = await readDatabase(url)

  /** how many requests run at this moment, by role */
  const running: Record<string, number> = {}

  class ApiConnection extends PostgresConnection {
    // lite would read the catalogue with the API's role, which sees almost nothing.
    async introspect() {
      return catalogue
    }

    /** Runs the statements of one request. */
    withContext(vars: any, work: (db: any) => Promise<any>, options: any) {
      if (!vars) return super.withContext(vars, work, options)
      const role = roleOf(vars)
      running[role] = (running[role] ?? 0) + 1
      return super.withContext(vars, work, options).finally(() => void (running[role] = Number(running[role]) - 1))
    }

    /**
     * Sets a request's role and claims, and the role's settings, which PostgreSQL applies only at login while the API
     * logs in as another role. Uses one statement where lite sends five, because each one has to wait on a busy
     * machine.
     */
    async applyJwtSessionContext(db: any, vars: any) {
      const role = roleOf(vars)
      const { uid = '', jwt } = vars.auth ?? {}
      const all = {
        role,
        'request.jwt.claim.sub': String(uid ?? ''),
        'request.jwt.claim.role': role,
        'storage.operation': String(vars.storage?.operation ?? ''),
        ...(jwt && typeof jwt === 'object' && { 'request.jwt.claims': JSON.stringify(jwt) }),
        ...settings[role],
        ...(isReadOnly() && { transaction_read_only: 'on' }),
      }
      if (all.statement_timeout) {
        all.statement_timeout = `${shareOf(String(all.statement_timeout), Number(running[role]))}ms`
      }
      await db
        .selectNoFrom(({ fn, val }: any) =>
          Object.entries(all).map(([name, value]) => fn('set_config', [val(name), val(value), val(true)]).as(name)),
        )
        .execute()
    }
  }
  // Not part of lite's types, so a newer version may have moved it.
  if (!('applyJwtSessionContext' in PostgresConnection.prototype))
    throw new Error('@supabase/lite has changed: applyJwtSessionContext is gone.')

  const connection = new ApiConnection({
    url: apiUrl(url),
    postgresOptions: {
      max: connections,
      idle_timeout: 20,
      connect_timeout: 10,
      onnotice: () => {},
      connection: { application_name: 'promptory', ...settings.authenticator },
    },
  })
  // At its first request lite grants every table to every role. This flag tells it that it already has, so that the
  // migrations' own grants stay. The flag is not in lite's types; a test checks that it still works.
  if (connection.rlsState !== 'unknown') throw new Error('@supabase/lite has changed: rlsState is gone.')
  connection.rlsState = 'active'

  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: origin,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_expiry: SESSION_SECONDS,
      enable_refresh_token_rotation: true,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      email: { enable_signup: Boolean(sendMail), enable_confirmations: true, ...CODE_SETTINGS },
    },
    studio: { enabled: false },
    options: {
      // Without this, a caller without a key is the service role.
      server: { admin: false, disableStudio: true },
      ...(sendMail && { drivers: { email: letterDriver(sendMail) } }),
    },
  })
  await withOwnOutput(
    () => {},
    () => app.init(),
  )
  const answer = createAuthService({
    sql: connection.driver,
    canSend: Boolean(sendMail),
    jwtSecret: keys.jwtSecret,
    lite: async (request) => app.fetch(new Request(withPlainSlugs(request.url), request)),
  })
  return { app: { fetch: answer }, close: () => connection.driver.end({ timeout: 1 }) }
}

/** lite reads some words as values where PostgREST compares text, but a post's slug may be `null`. */
const withPlainSlugs = (url: string) =>
  url.replace(/([?&](?:old_)?slug=eq\.)(null|not_null|unknown|true|false)(?=&|$)/, '$1%22$2%22')

const roleOf = (vars: any) => String(vars.auth?.role || 'anon')

/**
 * How long a statement may take. Concurrent statements share their role's limit, so that a flood of expensive ones ends
 * soon and other roles get the processor.
 * @param limit of the role, such as `3s`
 * @param count how many requests of the role run at this moment
 * @returns milliseconds
 */
export function shareOf(limit: string, count: number): number {
  const [, amount, unit = 'ms'] = /^(\d+)(ms|s|min)?$/.exec(limit) ?? []
  const whole = Number(amount) * { ms: 1, s: 1000, min: 60_000 }[unit as 'ms' | 's' | 'min']
  return Math.round(Math.min(whole, Math.max(LEAST_SHARE_MS, whole / count)))
}

/** What the API has to know of a database: its tables, and the settings of its roles (`alter role … set …`). */
async function readDatabase(url: string): Promise<{ catalogue: any; settings: Record<string, Settings> }> {
  const { createPostgresConnection } = await importLite()
  const connection = createPostgresConnection({ url, postgresOptions: { max: 1, onnotice: () => {} } })
  const sql = postgres(url, { max: 1 })
  try {
    const rows = await sql`select rolname as role, unnest(setconfig) as setting
      from pg_db_role_setting join pg_roles r on r.oid = setrole where setdatabase = 0`
    const settings: Record<string, Settings> = {}
    for (const { role, setting } of rows) {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(setting) as RegExpExecArray
      settings[role] = { ...settings[role], [String(name)]: String(value) }
    }
    return { catalogue: await connection.introspect(), settings }
  } finally {
    await Promise.all([connection.close(), sql.end({ timeout: 1 })])
  }
}

/**
 * The password of the API's own role: one for all that open the same database.
 * @param url of the database for a superuser
 */
export const apiPassword = (url: string) =>
  createHash('sha256')
    .update(`api ${new URL(url).password}`)
    .digest('base64url')

/** @param url of the database for a superuser */
function apiUrl(url: string) {
  const address = new URL(url)
  address.username = 'promptory_api'
  address.password = apiPassword(url)
  return address.href
}
