import { loadEnvironment } from '../env/environment.ts'
import { dataDirOf } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { acquireLock, assertUnlocked } from './lock.ts'
import { runningServerUrl, startPostgres } from './postgres-server.ts'

/**
 * Opens the database that the settings name, for a command: also while the site is running.
 * @returns its address for a superuser
 */
export async function accessDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
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
