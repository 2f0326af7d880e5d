import { loadEnvironment } from '../env/environment.ts'
import { dataDirOf } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'

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
