import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../scripts/backend/database.ts'
import { startPostgres } from '../../scripts/backend/postgres-server.ts'
import { LOGIN_PASSWORD, PROJECT_DATABASE, urlOf } from './databases.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Roles that log in themselves on a hosted project. */
const LOGINS = ['postgres', 'authenticator', 'supabase_auth_admin']
/** Nothing has to outlive the run. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** One server for all files of the project, with a migrated database that each of them copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'promptory-database-'))
  const server = await startPostgres(folder, SETTINGS)
  const teardown = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  try {
    const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
    await sql.unsafe(`create database ${PROJECT_DATABASE}`)
    await prepareDatabase({ url: urlOf(server.url, PROJECT_DATABASE), projectDir: ROOT, log: () => undefined })
    for (const role of LOGINS) await sql.unsafe(`alter role ${role} login password '${LOGIN_PASSWORD}'`)
    await sql.end()
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('databaseServer', server.url)
  return teardown
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server for its superuser. */
    databaseServer: string
  }
}
