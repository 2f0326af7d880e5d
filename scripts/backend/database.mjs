import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../env/problem.mjs'
import { keepGrants } from './grants.mjs'
import { withOwnOutput } from './quiet.mjs'
import { seedFiles } from './seeds.mjs'

/**
 * @typedef {(line: string) => void} Log
 * @typedef {(error: unknown) => string} Explain
 */

/**
 * Opens the embedded database with its API: @supabase/lite on PGlite, in this process.
 * @param {object} options
 * @param {string} options.projectDir holds supabase/lite.toml, migrations and seeds; must be the working folder
 * @param {string} options.dataDir
 * @param {string} options.origin
 * @param {import('./keys.mjs').Keys} options.keys
 * @param {(line: string) => void} options.log
 */
export async function openDatabase({ projectDir, dataDir, origin, keys, log }) {
  // lite looks for supabase/ in the working folder only.
  if (path.resolve(process.cwd()) !== path.resolve(projectDir))
    throw new Error(`The working folder must be ${projectDir}.`)
  const { App, splitSqlStatements, applyPendingMigrations, listMigrationFiles, createApi, createPgliteConnection } =
    await importLite()

  // lite throws "Failed to execute query: <the whole statement>" and prints PostgreSQL's own error, which is what helps.
  /** @type {unknown} */
  let printedError
  const keepErrors = (/** @type {string} */ level, /** @type {unknown[]} */ args) => {
    if (level === 'error') printedError = args[0]
  }
  const explain = (/** @type {unknown} */ error) => messageOf(printedError ?? error)
  return withOwnOutput(keepErrors, async () => {
    // `readConfig` is lite's own reader of its settings file (with env() resolved); it is not in its types.
    const local = /** @type {any} */ ((await createApi({ withSupabaseClient: false })).project.local)
    const settings = await local.readConfig('supabase/lite.toml')
    const connection = await openFiles(createPgliteConnection, path.join(dataDir, 'pgdata'))
    try {
      const app = new App({
        ...settings,
        connection,
        auth: {
          ...settings.auth,
          site_url: origin,
          jwt_secret: keys.jwtSecret,
          publishable_key: keys.publishableKey,
          secret_key: keys.secretKey,
        },
        // Without this, whoever reaches the port without a key is the service role.
        options: { ...settings.options, server: { ...settings.options?.server, admin: false, disableStudio: true } },
      })
      await app.init()
      await applyMigrations({ app, applyPendingMigrations, listMigrationFiles, log, explain })
      await seedOnce({ projectDir, connection, splitSqlStatements, log, explain })
      await keepGrants(connection)
      return { app, close: () => connection.close() }
    } catch (error) {
      await connection.close().catch(() => {})
      throw error
    }
  })
}

async function importLite() {
  process.env.DO_NOT_TRACK = '1'
  // lite replaces process.emitWarning by one that throws on a warning that is an Error, as Node's own are.
  const { emitWarning } = process
  try {
    const [lite, cli, pglite] = await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/cli'),
      import('@supabase/lite/pglite'),
    ])
    return { .../** @type {any} */ (lite), ...cli, ...pglite }
  } finally {
    process.emitWarning = emitWarning
  }
}

/**
 * @param {(config: { url: string }) => Promise<any>} createPgliteConnection
 * @param {string} folder
 */
async function openFiles(createPgliteConnection, folder) {
  const connection = await createPgliteConnection({ url: folder })
  try {
    await connection.driver.waitReady
    return connection
  } catch (error) {
    throw new Problem(
      `The database in ${folder} cannot be opened (${messageOf(error)}); "npm run db:reset" starts with an empty one.`,
    )
  }
}

/** @param {{ app: any, applyPendingMigrations: any, listMigrationFiles: any, log: Log, explain: Explain }} tools */
async function applyMigrations({ app, applyPendingMigrations, listMigrationFiles, log, explain }) {
  try {
    const { applied } = await applyPendingMigrations(app)
    for (const file of applied) log(`Migration applied: ${file.filename}`)
  } catch (error) {
    const done = await app.connection.driver
      .query('select version from supabase_migrations.schema_migrations')
      .then((/** @type {any} */ result) => new Set(result.rows.map((/** @type {any} */ row) => row.version)))
      .catch(() => new Set())
    const failed = (await listMigrationFiles(app)).find((/** @type {any} */ file) => !done.has(file.version))
    throw new Problem(`The migration ${failed?.filename ?? ''} failed and was rolled back: ${explain(error)}`)
  }
}

/**
 * Each seed file runs once in the life of a database, also when it changes later: whoever edits posts keeps them.
 * @param {{ projectDir: string, connection: any, splitSqlStatements: (sql: string) => string[], log: Log, explain: Explain }} tools
 */
async function seedOnce({ projectDir, connection, splitSqlStatements, log, explain }) {
  const { rows } = await connection.driver.query('select path from supabase_migrations.seed_files')
  const done = new Set(rows.map((/** @type {any} */ row) => row.path))
  const pending = seedFiles(projectDir).filter((file) => !done.has(file))
  for (const file of pending) {
    const statements = splitSqlStatements(await readFile(path.join(projectDir, file), 'utf8'))
    const name = file.replaceAll("'", "''")
    const note = `insert into supabase_migrations.seed_files (path, hash) values ('${name}', 'seeded')`
    try {
      await connection.transaction([...statements, note])
    } catch (error) {
      throw new Problem(`${file} failed and was rolled back: ${explain(error)}`)
    }
  }
  if (pending.length > 0) log('Database seeded.')
}

/** @param {unknown} error */
function messageOf(error) {
  return /** @type {Error} */ (error)?.message ?? String(error)
}
