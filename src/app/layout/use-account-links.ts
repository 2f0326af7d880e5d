import { useEffect, useState } from 'react'
import type { NavLink } from '@/content/nav'
import { ACCOUNT_PATH, HISTORY_PATH, SIGN_OUT_PATH } from '@/lib/account-path'
import { isByPassword, readSession } from '@/lib/stored-session'
import { whenIdle } from '@/lib/when-idle'

/** What only the backend knows of an account. */
interface Standing {
  readonly hasPro: boolean
  readonly isAdmin: boolean
}

const WAIT_MS = 3000

// Once a page: the wide header's menu and that of small screens ask for the same.
const asked = new Map<string, Promise<Standing | undefined>>()

function readStanding(account: string, mayBeAdmin: boolean): Promise<Standing | undefined> {
  const asking = asked.get(account) ?? ask(mayBeAdmin).catch(() => undefined)
  asked.set(account, asking)
  return asking
}

async function ask(mayBeAdmin: boolean): Promise<Standing | undefined> {
  const { supabase } = await import('@/lib/supabase-client')
  const [pro, admin] = await Promise.all([supabase().rpc('is_pro'), mayBeAdmin && supabase().rpc('is_admin')])
  if (pro.error || (admin && admin.error)) return undefined
  return { hasPro: pro.data, isAdmin: admin && admin.data }
}

/**
 * Whom the account's menu belongs to, and its links. What only the backend knows has its place from the start: until it
 * has answered, “Pro” leads to the account, which tells, and a session made by a password counts as an admin's.
 */
export function useAccountLinks(): { owner: string; links: readonly NavLink[] } {
  const session = readSession()
  const account = session?.user.id
  const mayBeAdmin = session !== undefined && isByPassword(session)
  const [standing, setStanding] = useState<Standing>()
  useEffect(() => {
    if (!account) return
    let isLeft = false
    const cancel = whenIdle(() => {
      void readStanding(account, mayBeAdmin).then((found) => {
        if (!isLeft) setStanding(found)
      })
    }, WAIT_MS)
    return () => {
      isLeft = true
      cancel()
    }
  }, [account, mayBeAdmin])

  const pro = standing?.hasPro
    ? { label: 'Writing history', to: HISTORY_PATH }
    : { label: 'Pro', to: standing ? '/pricing' : `${ACCOUNT_PATH}#pro` }
  return {
    owner: session?.user.email ?? 'Your account',
    links: [
      { label: 'Your account', to: ACCOUNT_PATH },
      { label: 'Your desk', to: '/desk' },
      pro,
      ...((standing?.isAdmin ?? mayBeAdmin) ? [{ label: 'Admin area', to: '/admin' }] : []),
      { label: 'Sign out', to: SIGN_OUT_PATH },
    ],
  }
}
