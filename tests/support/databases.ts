import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

/** The migrated and seeded database that every test file copies. */
export const PROJECT_DATABASE = 'project'
/** Of the hosted roles that log in. */
export const LOGIN_PASSWORD = 'local'

/** Address of a database of the test server: for its superuser, or for a hosted role. */
export function urlOf(server: string, database: string, role?: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (role) [url.username, url.password] = [role, LOGIN_PASSWORD]
  return url.href
}

export interface DatabaseCopy {
  readonly name: string
  /** Address for the superuser. */
  readonly url: string
  drop(): Promise<void>
}

/** Copies the project's database, for one test file. */
export async function copyDatabase(): Promise<DatabaseCopy> {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined })
    await sql.unsafe(statement)
    await sql.end()
  }
  await run(`create database ${name} template ${PROJECT_DATABASE} owner postgres`)
  return { name, url: urlOf(server, name), drop: () => run(`drop database ${name} with (force)`) }
}
