import { randomBytes } from 'node:crypto'
import { hash } from 'bcryptjs'
import postgres from 'postgres'
import { Problem } from '../env/problem.ts'
import { accessDatabase } from './database-access.ts'

/**
 * `npm run db:password -- E-MAIL`: gives an account of the embedded backend a new password, shown once, and ends its
 * sessions.
 */
export async function changePassword() {
  const [email = '', ...rest] = process.argv.slice(2)
  if (!email.includes('@') || rest.length > 0) throw new Problem('Call it as: npm run db:password -- you@example.com')
  const password = randomBytes(15).toString('base64url')
  const { url, close } = await accessDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const hashed = await hash(password, 10)
    const rows = await sql.begin(async (all) => {
      await all`delete from auth.sessions where user_id in (select id from auth.users where email = ${email.toLowerCase()})`
      return all`update auth.users set encrypted_password = ${hashed} where email = ${email.toLowerCase()} returning id`
    })
    if (rows.length === 0) throw new Problem(`There is no account with the address ${email}.`)
  } finally {
    await sql.end({ timeout: 1 })
    await close()
  }
  console.log(`The new password of ${email}, shown this once: ${password}`)
}
