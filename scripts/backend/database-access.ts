import { type Environment, loadEnvironment } from '../env/environment.ts'
import { dataDirOf, PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { prepareDatabase } from './database.ts'
import { ensureKeys } from './keys.ts'
import { createLightApi } from './light-api.ts'
import { acquireLock, tryLock } from './lock.ts'
import { runningServerUrl, startPostgres } from './postgres-server.ts'

/** A database as commands see it. */
export interface DatabaseAccess {
  /** for a superuser */
  readonly url: string
  /** whether the site is running on it */
  readonly isInUse: boolean
  readonly close: () => Promise<void>
}

/**
 * Opens the database that the settings name, for a command: also while the site is running.
 * @param isPreparing whether the command changes its tables, and so keeps other servers out
 */
export async function accessDatabase(
  env: Environment = loadEnvironment(),
  isPreparing = false,
): Promise<DatabaseAccess> {
  const dataDir = dataDirOf(env)
  // A server of the owner's own: its data folder has nothing to lock.
  if (env.DATABASE_URL && !isPreparing) return { url: env.DATABASE_URL, isInUse: false, close: async () => {} }
  const free = await tryLock(dataDir)
  const running = env.DATABASE_URL ?? (free ? undefined : runningServerUrl(dataDir))
  if (running) return { url: running, isInUse: !free, close: async () => free?.release() }
  // Fails with the sentence that names who has the folder and is only just starting.
  const lock = free ?? (await acquireLock(dataDir))
  try {
    const server = await startPostgres(dataDir)
    return {
      url: server.url,
      isInUse: false,
      async close() {
        await server.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where the API below believes to be. */
export const LOCAL_ORIGIN = 'http://localhost'

/**
 * Opens that database together with the API of the embedded backend.
 * @param env `isPreparing` first applies the migrations and seeds that it does not have yet, unless the site is running
 */
export async function accessApi(env: Environment, isPreparing = false) {
  const keys = ensureKeys(dataDirOf(env))
  const { url, isInUse, close } = await accessDatabase(env, isPreparing)
  try {
    if (isPreparing && !isInUse) await prepareDatabase({ url, projectDir: PROJECT_DIR, log: () => {} })
    const api = await createLightApi({ url, origin: LOCAL_ORIGIN, keys, connections: 1 })
    return {
      ...{ url, keys },
      fetch: async (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
        api.app.fetch(new Request(address, init)),
      async close() {
        await api.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * The data folder, for a command that works on its database files.
 * @throws Problem if the database is on the owner's own server
 */
export function ownDataDir(command: string) {
  const env = loadEnvironment()
  if (env.DATABASE_URL)
    throw new Problem(`DATABASE_URL names a server of yours; use its own tools (pg_dump, psql) in place of ${command}.`)
  return dataDirOf(env)
}
