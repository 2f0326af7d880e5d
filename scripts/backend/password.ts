import { randomBytes } from 'node:crypto'
import { hash } from 'bcryptjs'
import { Problem } from '../env/problem.ts'
import { accessDatabase } from './database-access.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run db:password -- E-MAIL`: gives an account of the embedded backend a new password, shown once, and ends its
 * sessions.
 */
export async function changePassword() {
  const [email = '', ...rest] = process.argv.slice(2)
  if (!email.includes('@') || rest.length > 0) throw new Problem('Call it as: npm run db:password -- you@example.com')
  const password = randomBytes(15).toString('base64url')
  const hashed = await hash(password, 10)
  const { url, close } = await accessDatabase()
  const rows = await withDatabase(url, async (sql) => {
    await sql`delete from auth.sessions where user_id in (select id from auth.users where email = ${email.toLowerCase()})`
    return sql`update auth.users set encrypted_password = ${hashed} where email = ${email.toLowerCase()} returning id`
  }).finally(close)
  if (rows.length === 0) throw new Problem(`There is no account with the address ${email}.`)
  console.log(`The new password of ${email}, shown this once: ${password}`)
}
