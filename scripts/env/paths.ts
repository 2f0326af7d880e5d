import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** The folder of the embedded backend: database, keys, lock. */
export function dataDirOf(env: Record<string, string | undefined>) {
  return path.resolve(PROJECT_DIR, env.DATA_DIR || '.data')
}
