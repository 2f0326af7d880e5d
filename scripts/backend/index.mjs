import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.mjs'
import { Problem } from '../env/problem.mjs'
import { assertOwnPasswords, LOCAL_ACCOUNTS } from './accounts.mjs'
import { createApi } from './api.mjs'
import { openDatabase } from './database.mjs'
import { functionEnvironment, functionHosts } from './function-environment.mjs'
import { watchRoom } from './disk-room.mjs'
import { createFunctions } from './functions.mjs'
import { addressReader } from './http.mjs'
import { ensureKeys } from './keys.mjs'
import { acquireLock } from './lock.mjs'
import { serverPlace } from './postgres-files.mjs'

export { LOCAL_ACCOUNTS } from './accounts.mjs'
export { ensureKeys, keysFile } from './keys.mjs'

/** The disk of a server of the owner's is the owner's to watch. */
const ENDLESS_ROOM = { isShort: () => false, sentence: '' }

/**
 * Starts the embedded backend: tables and sign-in from @supabase/lite on a PostgreSQL of its own, each function in a
 * Deno of its own. It serves the addresses of a hosted project (`/rest/v1`, `/auth/v1`, `/functions/v1`) on the origin
 * of the site.
 *
 * @param {object} options
 * @param {string} options.origin of the site, such as http://localhost:4173
 * @param {'development' | 'production'} options.mode
 * @param {string} options.dataDir database, keys and lock
 * @param {(line: string) => void} [options.log]
 * @param {Record<string, string | undefined>} [options.env] the settings of .env.example
 * @param {string} [options.projectDir] holds supabase/ and node_modules; must be the working folder
 * @param {string} [options.functionsDir]
 */
export async function startBackend({
  origin,
  mode,
  dataDir,
  log = () => {},
  env = process.env,
  projectDir = PROJECT_DIR,
  functionsDir = path.join(projectDir, 'supabase', 'functions'),
}) {
  const lock = await acquireLock(dataDir)
  /** @type {ReturnType<typeof createFunctions> | undefined} */
  let functions
  const killFunctions = () => functions?.kill()
  process.once('exit', killFunctions)
  try {
    const keys = ensureKeys(dataDir)
    // Only with a proxy in front is there somebody to tell it.
    const addressOf = addressReader(env.ALLOWED_HOSTS ? env.CLIENT_ADDRESS_HEADER : undefined)
    functions = createFunctions({
      functionsDir,
      projectDir,
      dataDir,
      addressHeader: env.CLIENT_ADDRESS_HEADER || 'cf-connecting-ip',
      addressOf,
      hosts: functionHosts(origin, env),
      env: functionEnvironment({ origin, keys, env }),
      log,
      waitsForChange: mode === 'development',
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
    const api = createApi({ app: database.app, origin, keys, mode, log, room, addressOf })
    return assemble({ api, functions, database, keys, lock, killFunctions })
  } catch (error) {
    await functions?.close()
    lock.release()
    process.removeListener('exit', killFunctions)
    throw error
  }
}

/**
 * Like Promise.all, but a failure is only reported when nothing is under way any more, so that it can be cleaned up.
 * @template T, U
 * @param {[Promise<T>, Promise<U>]} work
 * @returns {Promise<[T, U]>}
 */
async function settleAll(work) {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/**
 * @param {object} parts
 * @param {ReturnType<typeof createApi>} parts.api
 * @param {ReturnType<typeof createFunctions>} parts.functions
 * @param {Awaited<ReturnType<typeof openDatabase>>} parts.database
 * @param {import('./keys.mjs').Keys} parts.keys
 * @param {{ release: () => void }} parts.lock
 * @param {() => void} parts.killFunctions
 */
function assemble({ api, functions, database, keys, lock, killFunctions }) {
  /** @type {Promise<void> | undefined} */
  let closing

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
    /**
     * Node middleware; calls `next` for everything that is not the backend's.
     * @param {import('./http.mjs').Request} req
     * @param {import('./http.mjs').Response} res
     * @param {() => void} next
     */
    handle(req, res, next) {
      if (api.matches(req)) void api.handle(req, res)
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
