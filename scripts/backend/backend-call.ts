import { hash } from 'bcryptjs'
import { origin, problemOf } from '../../supabase/functions/_shared/settings.ts'
import { loadEnvironment } from '../env/environment.ts'
import { Problem } from '../env/problem.ts'
import { accessApi, LOCAL_ORIGIN } from './database-access.ts'
import { withDatabase } from './with-database.ts'

/** Calls the API of a backend with its secret key. */
export type Call = (method: string, path: string, body?: object) => Promise<any>

/** A backend as commands see it. */
export interface BackendAccess {
  readonly call: Call
  /** Makes an account whose address counts as confirmed; gives its id. */
  readonly createAccount: (email: string, password: string) => Promise<string>
  /** Gives an account a new password, confirms its address and ends its sessions. */
  readonly takeOverAccount: (id: string, password: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * Opens a hosted project, whose address and secret key come from the environment and are stored nowhere. Without them,
 * opens the embedded backend's database, even while its site is running.
 * @throws Problem if one of the two is missing or wrong, or the backend refuses
 */
export async function openBackend(usage: string): Promise<BackendAccess> {
  const { SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: key = '' } = process.env
  if (!url && !key) return openEmbedded()
  const wrong = problemOf(origin, url)
  if (wrong) throw new Problem(`SUPABASE_URL ${wrong}. ${usage}`)
  if (!key) throw new Problem(`SUPABASE_SECRET_KEY is wanted. ${usage}`)
  const call = caller(url.replace(/\/$/, ''), key, fetch)
  return {
    call,
    createAccount: async (email, password) =>
      (await call('POST', '/auth/v1/admin/users', { email, password, email_confirm: true })).id,
    takeOverAccount: (id, password) =>
      call('PUT', `/auth/v1/admin/users/${encodeURIComponent(id)}`, { password, email_confirm: true }),
    close: async () => {},
  }
}

async function openEmbedded(): Promise<BackendAccess> {
  const { url, keys, fetch: ask, close } = await accessApi(loadEnvironment())
  return {
    call: caller(LOCAL_ORIGIN, keys.secretKey, ask),
    createAccount: (email, password) => insertAccount(url, email.toLowerCase(), password),
    takeOverAccount: (id, password) => takeOver(url, id, password),
    close,
  }
}

/** Inserts the account directly, because sign-up is off in the embedded auth service. */
async function insertAccount(url: string, email: string, password: string): Promise<string> {
  const hashed = await hash(password, 10)
  return withDatabase(url, async (sql) => {
    const [user] = await sql`
      insert into auth.users (
        id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
      ) values (
        gen_random_uuid(), 'authenticated', 'authenticated', ${email}, ${hashed}, now(),
        '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', now(), now()
      ) returning id`
    await sql`
      insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      values (${user?.id}, ${user?.id}, 'email', ${user?.id}, ${sql.json({ sub: user?.id, email })}, now(), now())`
    return String(user?.id)
  })
}

async function takeOver(url: string, id: string, password: string): Promise<void> {
  const hashed = await hash(password, 10)
  await withDatabase(url, async (sql) => {
    await sql`update auth.users set encrypted_password = ${hashed}, email_confirmed_at = now() where id = ${id}`
    await sql`delete from auth.sessions where user_id = ${id}`
  })
}

function caller(url: string, key: string, ask: Fetch): Call {
  return async (method, path, body) => {
    const headers = {
      apikey: key,
      // Older keys are web tokens and must be sent here as well; newer keys must not.
      ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    const response = await ask(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      (error) => {
        throw new Problem(`${url} cannot be reached (${error.cause?.code ?? error.message}).`)
      },
    )
    const answer = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const reason = answer?.msg ?? answer?.message ?? answer?.error ?? 'no reason given'
    throw new Problem(`${url} refused with status ${response.status}: ${reason}`)
  }
}
