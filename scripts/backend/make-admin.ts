import { randomBytes } from 'node:crypto'
import * as check from '../env/checks.ts'
import { Problem } from '../env/problem.ts'

const USAGE =
  'Call it as: SUPABASE_URL=https://….supabase.co SUPABASE_SECRET_KEY=sb_secret_… npm run make-admin -- you@example.com'

/**
 * `npm run make-admin -- <e-mail>`: makes an account of a hosted project an admin, and the account itself where there is
 * none (sign-up is off). The secret key comes from the environment and is stored nowhere. The embedded backend has its
 * admin from the seed.
 */
export async function makeAdmin() {
  const [email = '', ...rest] = process.argv.slice(2)
  const { SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: key = '' } = process.env
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || rest.length > 0)
    throw new Problem(`An e-mail address is wanted. ${USAGE}`)
  if (check.origin(url)) throw new Problem(`SUPABASE_URL ${check.origin(url)}. ${USAGE}`)
  if (!key) throw new Problem(`SUPABASE_SECRET_KEY is wanted. ${USAGE}`)
  const call = caller(url.replace(/\/$/, ''), key)

  const existing = await findUser(call, email.toLowerCase())
  const password = existing ? '' : randomBytes(15).toString('base64url')
  const user = existing ?? (await call('POST', '/auth/v1/admin/users', { email, password, email_confirm: true }))
  const rows = await call('PATCH', `/rest/v1/profiles?id=eq.${encodeURIComponent(user.id)}`, { is_admin: true })
  if (rows?.[0]?.is_admin !== true) {
    throw new Problem('The account has no profile: apply the migrations to the project first ("npx supabase db push").')
  }
  console.log(`${email} is an admin now.`)
  if (password) console.log(`The account is new. Its password, shown this once: ${password}`)
}

function caller(url: string, key: string) {
  return async (method: string, path: string, body?: object) => {
    const headers = {
      apikey: key,
      // The older kind of key, a web token, is wanted here as well; the newer kind must not stand here.
      ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url + path, init).catch((error) => {
      throw new Problem(`${url} cannot be reached (${error.cause?.code ?? error.message}).`)
    })
    const answer = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const reason = answer?.msg ?? answer?.message ?? answer?.error ?? 'no reason given'
    throw new Problem(`${url} refused with status ${response.status}: ${reason}`)
  }
}

/**
 * The admin API has no search by address, so the pages are read one after the other.
 * @param email in lower case
 */
async function findUser(call: ReturnType<typeof caller>, email: string) {
  const size = 200
  for (let page = 1; ; page++) {
    const { users = [] } = (await call('GET', `/auth/v1/admin/users?page=${page}&per_page=${size}`)) ?? {}
    const found = users.find((user: { email?: string }) => user.email?.toLowerCase() === email)
    if (found || users.length < size) return found
  }
}
