import { rmSync } from 'node:fs'
import path from 'node:path'
import { loadEnvironment } from '../env/environment.mjs'
import { dataDirOf } from '../env/paths.mjs'
import { acquireLock } from './lock.mjs'

/** `npm run db:reset`: deletes the embedded database. The next start makes a fresh one; keys stay as they are. */
export async function resetDatabase() {
  const dataDir = dataDirOf(loadEnvironment())
  const lock = await acquireLock(dataDir)
  rmSync(path.join(dataDir, 'pgdata'), { recursive: true, force: true })
  lock.release()
  console.log('The embedded database is empty; the next start applies the migrations and the seed.')
}
