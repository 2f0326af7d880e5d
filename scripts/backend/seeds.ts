import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const FIRST = 'supabase/seed.sql'
const FOLDER = 'supabase/seeds'

/**
 * The seed files of a project in the order in which they run (the same as in supabase/config.toml): the accounts, then
 * supabase/seeds/*.sql by name.
 * @returns paths inside the project
 */
export function seedFiles(projectDir: string): string[] {
  const folder = path.join(projectDir, FOLDER)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  return [FIRST, ...names.sort().map((name) => `${FOLDER}/${name}`)].filter((file) =>
    existsSync(path.join(projectDir, file)),
  )
}
