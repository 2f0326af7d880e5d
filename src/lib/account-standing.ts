import { mayBeAdmin, readSession } from './stored-session'

/** What only the backend knows of an account. */
export interface Standing {
  readonly hasPro: boolean
  readonly isAdmin: boolean
}

const asked = new Map<string, Promise<Standing | undefined>>()

/**
 * What the account may that is signed in on this device; asked once a page, since a payment leads to another one. Never
 * throws.
 * @returns undefined without a session or a usable answer
 */
export function readStanding(): Promise<Standing | undefined> {
  const token = readSession()?.access_token ?? ''
  let asking = asked.get(token)
  if (!asking) {
    asking = ask().catch(() => undefined)
    asked.set(token, asking)
    // A failure is no answer to keep.
    void asking.then((standing) => standing ?? asked.delete(token))
  }
  return asking
}

async function ask(): Promise<Standing | undefined> {
  const session = readSession()
  if (!session) return undefined
  const { supabase } = await import('./supabase-client')
  const [pro, admin] = await Promise.all([supabase().rpc('is_pro'), mayBeAdmin(session) && supabase().rpc('is_admin')])
  if (pro.error || (admin && admin.error)) return undefined
  return { hasPro: pro.data, isAdmin: admin && admin.data }
}
