import { randomBytes } from 'node:crypto'
import { hash } from 'bcryptjs'
import postgres from 'postgres'
import { Problem } from '../env/problem.ts'
import { accessDatabase } from './database-access.ts'
import { type Call, hostedProject } from './hosted-project.ts'

const USAGE =
  'Call it as: npm run make-admin -- you@example.com (or --list, or --revoke you@example.com), for a hosted project with SUPABASE_URL=https://….supabase.co SUPABASE_SECRET_KEY=sb_secret_… in front.'

interface Admin {
  email: string | null
  since: string | null
  last_sign_in_at: string | null
}

/** The accounts of a backend, as this command needs them. */
interface Accounts {
  idOf(email: string): Promise<string | undefined>
  create(email: string, password: string): Promise<string>
  /** False where the account has no profile. */
  makeAdmin(id: string): Promise<boolean>
  revoke(id: string): Promise<string>
  list(): Promise<Admin[]>
  close(): Promise<void>
}

/**
 * `npm run make-admin -- <e-mail>`: makes an account an admin, and the account itself where there is none (sign-up is
 * off); `--list` says who is one, `--revoke <e-mail>` takes the right back. For a hosted project, whose secret key comes
 * from the environment and is stored nowhere, or for the embedded backend.
 */
export async function makeAdmin() {
  const { does, email } = readArguments()
  const hosted = hostedProject(USAGE)
  const accounts = hosted ? ofHosted(hosted) : await ofEmbedded()
  try {
    if (does === 'list') await list(accounts)
    else if (does === 'revoke') await revoke(accounts, email)
    else await make(accounts, email)
  } finally {
    await accounts.close()
  }
}

function readArguments(): { does: 'list' | 'revoke' | 'make'; email: string } {
  const args = process.argv.slice(2)
  if (args.length === 1 && args[0] === '--list') return { does: 'list', email: '' }
  const does = args[0] === '--revoke' ? 'revoke' : 'make'
  const [email = '', ...rest] = does === 'revoke' ? args.slice(1) : args
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || rest.length > 0)
    throw new Problem(`An e-mail address is wanted. ${USAGE}`)
  return { does, email }
}

async function make(accounts: Accounts, email: string) {
  const existing = await accounts.idOf(email.toLowerCase())
  const password = existing ? '' : randomBytes(15).toString('base64url')
  const id = existing ?? (await accounts.create(email, password))
  if (!(await accounts.makeAdmin(id)))
    throw new Problem('The account has no profile: apply the migrations to the project first ("npx supabase db push").')
  console.log(`${email} is an admin now.`)
  if (password) console.log(`The account is new. Its password, shown this once: ${password}`)
}

async function revoke(accounts: Accounts, email: string) {
  const id = await accounts.idOf(email.toLowerCase())
  const answer = id ? await accounts.revoke(id) : 'none'
  if (answer === 'last') throw new Problem('This is the last admin: make another one first.')
  console.log(answer === 'none' ? `${email} is no admin.` : `${email} is no longer an admin.`)
}

async function list(accounts: Accounts) {
  for (const { email, since, last_sign_in_at: last } of await accounts.list())
    console.log(
      `${email}  since ${since?.slice(0, 10) ?? 'the beginning'}, last sign-in ${last?.slice(0, 10) ?? 'never'}`,
    )
}

function ofHosted(call: Call): Accounts {
  return {
    idOf: async (email) => (await findUser(call, email))?.id,
    create: async (email, password) =>
      (await call('POST', '/auth/v1/admin/users', { email, password, email_confirm: true })).id,
    async makeAdmin(id) {
      const rows = await call('PATCH', `/rest/v1/profiles?id=eq.${encodeURIComponent(id)}`, { is_admin: true })
      return rows?.[0]?.is_admin === true
    },
    revoke: (id) => call('POST', '/rest/v1/rpc/revoke_admin', { p_id: id }),
    list: () => call('POST', '/rest/v1/rpc/list_admins', {}),
    close: async () => {},
  }
}

/**
 * The admin API has no search by address, so the pages are read one after the other.
 * @param email in lower case
 */
async function findUser(call: Call, email: string) {
  const size = 200
  for (let page = 1; ; page++) {
    const { users = [] } = (await call('GET', `/auth/v1/admin/users?page=${page}&per_page=${size}`)) ?? {}
    const found = users.find((user: { email?: string }) => user.email?.toLowerCase() === email)
    if (found || users.length < size) return found
  }
}

async function ofEmbedded(): Promise<Accounts> {
  const { url, close } = await accessDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return {
    async idOf(email) {
      const [row] = await sql`select public.account_id(${email}) as id`
      return row?.id ?? undefined
    },
    async create(email, password) {
      const hashed = await hash(password, 10)
      return sql.begin(async (all) => {
        const [user] = await all`
          insert into auth.users (
            id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
            confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
          ) values (
            gen_random_uuid(), 'authenticated', 'authenticated', ${email.toLowerCase()}, ${hashed}, now(),
            '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', now(), now()
          ) returning id`
        await all`
          insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
          values (${user?.id}, ${user?.id}, 'email', ${user?.id},
            ${sql.json({ sub: user?.id, email: email.toLowerCase() })}, now(), now())`
        return String(user?.id)
      })
    },
    makeAdmin: (id) =>
      sql.begin(async (all) => {
        await all`set local role service_role`
        const rows = await all`update public.profiles set is_admin = true where id = ${id} returning id`
        return rows.length > 0
      }),
    revoke: (id) =>
      sql.begin(async (all) => {
        await all`set local role service_role`
        const [row] = await all`select public.revoke_admin(${id}) as answer`
        return String(row?.answer)
      }),
    async list() {
      const rows = await sql`select email, since, last_sign_in_at from public.list_admins()`
      return rows.map(({ email, since, last_sign_in_at: last }) => ({
        email,
        since: since?.toISOString() ?? null,
        last_sign_in_at: last?.toISOString() ?? null,
      }))
    },
    async close() {
      await sql.end({ timeout: 1 })
      await close()
    },
  }
}
