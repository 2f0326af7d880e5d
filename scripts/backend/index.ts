import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { assertOwnPasswords, LOCAL_ACCOUNTS } from './accounts.ts'
import { createApi } from './api.ts'
import { openDatabase } from './database.ts'
import { functionEnvironment, functionHosts } from './function-environment.ts'
import { watchRoom } from './disk-room.ts'
import { createFunctions } from './functions.ts'
import { addressReader, type Request, type Response } from './http.ts'
import { ensureKeys, type Keys } from './keys.ts'
import { acquireLock } from './lock.ts'
import { createPictures } from './pictures.ts'
import { serverPlace } from './postgres-files.ts'

export { LOCAL_ACCOUNTS } from './accounts.ts'
export { ensureKeys, keysFile } from './keys.ts'

/** The disk of a server of the owner's is the owner's to watch. */
const ENDLESS_ROOM = { isShort: () => false, sentence: '' }

/**
 * Starts the embedded backend: tables and sign-in from @supabase/lite on a PostgreSQL of its own, the functions in one
 * Deno, the posts' pictures in the data folder. It serves the addresses of a hosted project (`/rest/v1`, `/auth/v1`,
 * `/functions/v1`, `/storage/v1`) on the origin of the site.
 */
export async function startBackend({
  origin,
  mode,
  dataDir,
  log = () => {},
  env = process.env,
  projectDir = PROJECT_DIR,
  functionsDir = path.join(projectDir, 'supabase', 'functions'),
}: {
  /** of the site, such as http://localhost:4173 */
  origin: string
  mode: 'development' | 'production'
  /** database, keys and lock */
  dataDir: string
  log?: (line: string) => void
  /** the settings of .env.example */
  env?: Record<string, string | undefined>
  /** holds supabase/ and node_modules; must be the working folder */
  projectDir?: string
  functionsDir?: string | undefined
}) {
  const lock = await acquireLock(dataDir)
  let functions: ReturnType<typeof createFunctions> | undefined
  const killFunctions = () => functions?.kill()
  process.once('exit', killFunctions)
  try {
    const keys = ensureKeys(dataDir)
    const environment = functionEnvironment({ origin, keys, env })
    // Only with a proxy in front is there somebody to tell it.
    const addressOf = addressReader(env.ALLOWED_HOSTS ? env.CLIENT_ADDRESS_HEADER : undefined)
    functions = createFunctions({
      functionsDir,
      projectDir,
      dataDir,
      addressHeader: env.CLIENT_ADDRESS_HEADER || 'cf-connecting-ip',
      addressOf,
      hosts: functionHosts(origin, env),
      env: environment,
      log,
    })
    const databaseUrl = env.DATABASE_URL
    const { folder } = serverPlace(dataDir)
    const room = databaseUrl ? ENDLESS_ROOM : watchRoom(folder)
    if (!databaseUrl && path.relative(dataDir, folder).startsWith('..'))
      log(`The database lies in ${folder}: it cannot run as root, and no other account may enter ${dataDir}.`)
    const [database] = await settleAll([
      openDatabase({ projectDir, dataDir, databaseUrl, origin, keys, log, isReadOnly: room.isShort }),
      functions.start(),
    ])
    if (env.ALLOWED_HOSTS) {
      await assertOwnPasswords(database.url).catch(async (error) => {
        await database.close()
        throw error
      })
    }
    const allowedOrigins = String(environment.ALLOWED_ORIGINS)
      .split(',')
      .map((each) => each.trim())
    const api = createApi({ app: database.app, origin, allowedOrigins, keys, mode, log, room, addressOf })
    const pictures = createPictures({
      folder: path.join(dataDir, 'pictures'),
      isAdmin: api.isAdmin,
      room,
    })
    return assemble({ api, pictures, functions, database, keys, lock, killFunctions })
  } catch (error) {
    await functions?.close()
    lock.release()
    process.removeListener('exit', killFunctions)
    throw error
  }
}

/**
 * Like Promise.all, but a failure is only reported when nothing is under way any more, so that it can be cleaned up.
 */
async function settleAll<T, U>(work: [Promise<T>, Promise<U>]): Promise<[T, U]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

function assemble({
  api,
  pictures,
  functions,
  database,
  keys,
  lock,
  killFunctions,
}: {
  api: ReturnType<typeof createApi>
  pictures: ReturnType<typeof createPictures>
  functions: ReturnType<typeof createFunctions>
  database: Awaited<ReturnType<typeof openDatabase>>
  keys: Keys
  lock: { release: () => void }
  killFunctions: () => void
}) {
  let closing: Promise<void> | undefined

  async function close() {
    await Promise.all([functions.close(), database.close()])
    lock.release()
    process.removeListener('exit', killFunctions)
  }

  void database.ended?.then(() => {
    // Nobody catches it: the whole program ends, in order.
    if (!closing)
      throw new Problem('The database server was ended from outside: start again. What is stored is intact.')
  })

  return {
    /** Node middleware; calls `next` for everything that is not the backend's. */
    handle(req: Request, res: Response, next: () => void) {
      if (pictures.matches(req)) void pictures.handle(req, res)
      else if (api.matches(req)) void api.handle(req, res)
      else if (functions.matches(req)) void functions.handle(req, res)
      else next()
    },
    functions,
    accounts: LOCAL_ACCOUNTS,
    publishableKey: keys.publishableKey,
    /** Ends the functions and the database, whatever they are doing, and gives the folder free; takes 4 s at most. */
    close: () => (closing ??= close()),
  }
}
