import type { TransactionSql } from 'postgres'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { withDatabase } from './with-database.ts'

/**
 * The accounts that supabase/seed.sql makes. They exist in the embedded backend only; a hosted project never gets the
 * seed.
 */
export const LOCAL_ACCOUNTS = Object.freeze([
  Object.freeze({ role: 'admin', email: 'admin@promptory.test', password: 'promptory-admin' }),
  Object.freeze({ role: 'reader', email: 'reader@promptory.test', password: 'promptory-reader' }),
])

/**
 * The accounts whose password everybody can read in the source.
 * @param sql as a superuser
 */
export async function accountsWithSeededPassword(sql: TransactionSql): Promise<{ id: string; email: string }[]> {
  const seed = readFileSync(path.join(PROJECT_DIR, 'supabase/seed.sql'), 'utf8')
  const rows = await sql`select id, email, encrypted_password as hash from auth.users order by email`
  return rows.flatMap(({ id, email, hash }) => (hash && seed.includes(`'${hash}'`) ? [{ id, email }] : []))
}

/**
 * @param url of the database for a superuser
 * @throws Problem if an account still has its password from the source, because strangers could use it
 */
export async function assertOwnPasswords(url: string) {
  const accounts = await withDatabase(url, accountsWithSeededPassword)
  if (accounts.length === 0) return
  const emails = accounts.map(({ email }) => email)
  throw new Problem(
    `ALLOWED_HOSTS lets others reach this site, but everybody knows the password of ${emails.join(' and ')}: run "npm run db:password -- ${emails[0]}" first, for each of them.`,
  )
}
