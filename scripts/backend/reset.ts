import { rmSync } from 'node:fs'
import { ownDataDir } from './database-access.ts'
import { acquireLock } from './lock.ts'
import { serverPlace } from './postgres-files.ts'
import { endLeftBehind } from './postgres-server.ts'

/** `npm run db:reset`: deletes the embedded database. The next start makes a fresh one; keys and files stay. */
export async function resetDatabase() {
  const dataDir = ownDataDir('db:reset')
  const lock = await acquireLock(dataDir)
  const { folder } = serverPlace(dataDir)
  await endLeftBehind(folder)
  rmSync(folder, { recursive: true, force: true })
  lock.release()
  console.log('The embedded database is empty; the next start applies the migrations and the seed.')
}
