import { loadEnvironment } from '../env/environment.mjs'
import { dataDirOf } from '../env/paths.mjs'
import { acquireLock, assertUnlocked } from './lock.mjs'
import { runningServerUrl, startPostgres } from './postgres-server.mjs'

/**
 * Opens the database that the settings name, for a command: also while the site is running.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} its address for a superuser
 */
export async function accessDatabase() {
  const env = loadEnvironment()
  const nothing = async () => {}
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: nothing }
  const dataDir = dataDirOf(env)
  const isHeld = await assertUnlocked(dataDir).then(
    () => false,
    () => true,
  )
  const running = isHeld ? runningServerUrl(dataDir) : undefined
  if (running) return { url: running, close: nothing }
  const lock = await acquireLock(dataDir)
  try {
    const server = await startPostgres(dataDir)
    return {
      url: server.url,
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
