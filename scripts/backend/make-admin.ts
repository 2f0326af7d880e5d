import { randomBytes } from 'node:crypto'
import { emailAddress } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import { Problem } from '../env/problem.ts'
import { type BackendAccess, openBackend } from './backend-call.ts'

const USAGE =
  'Call it as: npm run make-admin -- you@example.com (or --list, or --revoke you@example.com), for a hosted project with SUPABASE_URL=https://….supabase.co SUPABASE_SECRET_KEY=sb_secret_… in front.'

interface Admin {
  email: string | null
  since: string | null
  last_sign_in_at: string | null
}

/**
 * `npm run make-admin -- <e-mail>`: makes an account an admin, and creates the account if there is none (sign-up is
 * off). `--list` lists the admins, `--revoke <e-mail>` removes the right. Works for a hosted project, whose secret key
 * comes from the environment and is stored nowhere, and for the embedded backend.
 */
export async function makeAdmin() {
  const { does, email } = readArguments()
  const backend = await openBackend(USAGE)
  try {
    if (does === 'list') await list(backend)
    else if (does === 'revoke') await revoke(backend, email)
    else await make(backend, email)
  } finally {
    await backend.close()
  }
}

function readArguments(): { does: 'list' | 'revoke' | 'make'; email: string } {
  const args = process.argv.slice(2)
  if (args.length === 1 && args[0] === '--list') return { does: 'list', email: '' }
  const does = args[0] === '--revoke' ? 'revoke' : 'make'
  const [typed = '', ...rest] = does === 'revoke' ? args.slice(1) : args
  const email = emailAddress(typed)
  if (!email || rest.length > 0) throw new Problem(`An e-mail address is wanted. ${USAGE}`)
  return { does, email }
}

async function find(
  { call }: BackendAccess,
  email: string,
): Promise<{ id: string; is_confirmed: boolean; has_password: boolean } | undefined> {
  const [account] = await call('POST', '/rest/v1/rpc/find_account', { p_email: email.toLowerCase() })
  return account
}

async function make(backend: BackendAccess, email: string) {
  const existing = await find(backend, email)
  const isReady = existing?.is_confirmed && existing.has_password
  const password = isReady ? '' : randomBytes(15).toString('base64url')
  const id = existing?.id ?? (await backend.createAccount(email, password))
  // A stranger may have registered this address before its owner; or the account signs in by codes, which admins do
  // not.
  if (existing && !isReady) await backend.takeOverAccount(id, password)
  const rows = await backend.call('PATCH', `/rest/v1/profiles?id=eq.${encodeURIComponent(id)}`, { is_admin: true })
  if (rows?.[0]?.is_admin !== true)
    throw new Problem('The account has no profile: apply the migrations to the project first ("npx supabase db push").')
  console.log(`${email} is an admin now.`)
  const isHow = !existing ? 'is new' : existing.is_confirmed ? 'had no password' : 'was never confirmed, and is now'
  if (password) console.log(`The account ${isHow}. Its password, shown this once: ${password}`)
}

async function revoke(backend: BackendAccess, email: string) {
  const id = (await find(backend, email))?.id
  const answer = id ? await backend.call('POST', '/rest/v1/rpc/revoke_admin', { p_id: id }) : 'none'
  if (answer === 'last') throw new Problem('This is the last admin: make another one first.')
  console.log(answer === 'none' ? `${email} is no admin.` : `${email} is no longer an admin.`)
}

async function list({ call }: BackendAccess) {
  const admins: Admin[] = await call('POST', '/rest/v1/rpc/list_admins', {})
  const day = (time: string | null, none: string) => time?.slice(0, 10) ?? none
  for (const { email, since, last_sign_in_at: last } of admins)
    console.log(`${email}  since ${day(since, 'the beginning')}, last sign-in ${day(last, 'never')}`)
}
