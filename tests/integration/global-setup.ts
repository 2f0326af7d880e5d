import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedFiles } from '../../scripts/backend/seeds.mjs'
import { dumpBackend } from '../support/backend.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Migrates one database a change of the SQL; every test file then starts from that snapshot. */
export default async function setup(project: TestProject): Promise<void> {
  const folder = path.join(ROOT, 'node_modules/.cache')
  const file = path.join(folder, `backend-${await fingerprint()}.tar`)
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true })
    // Renamed when complete: a run that is cut short leaves no half snapshot behind.
    const draft = `${file}.${process.pid}`
    await writeFile(draft, await dumpBackend())
    await rename(draft, file)
  }
  project.provide('backendSnapshot', file)
}

/** Of everything that decides what the database holds. */
async function fingerprint(): Promise<string> {
  const migrations = 'supabase/migrations'
  const names = (await readdir(path.join(ROOT, migrations))).filter((name) => name.endsWith('.sql')).sort()
  const files = [
    ...names.map((name) => `${migrations}/${name}`),
    ...seedFiles(ROOT),
    'tests/support/backend.ts',
    'node_modules/@supabase/lite/package.json',
    'node_modules/@electric-sql/pglite/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(path.join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

declare module 'vitest' {
  export interface ProvidedContext {
    backendSnapshot: string
  }
}
