import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { NavLink } from '@/content/nav'
import { ACCOUNT_PATH, HISTORY_PATH, SIGN_OUT_PATH } from '@/lib/account-path'
import { readStanding, type Standing } from '@/lib/account-standing'
import { mayBeAdmin, readSession } from '@/lib/stored-session'
import { whenIdle } from '@/lib/when-idle'

const WAIT_MS = 3000

/**
 * Whom the account's menu belongs to, and its links. What only the backend knows has its place from the start: until it
 * has answered, “Pro” leads to the account, which tells, and a session made by a password counts as an admin's.
 */
export function useAccountLinks(): { owner: string; links: readonly NavLink[] } {
  const session = readSession()
  const account = session?.user.id
  const [answer, setAnswer] = useState<{ account: string; standing: Standing }>()
  const standing = answer?.account === account ? answer?.standing : undefined
  const isAnswered = standing !== undefined
  const { key } = useLocation()
  useEffect(() => {
    if (!account || isAnswered) return
    let isLeft = false
    const cancel = whenIdle(() => {
      void readStanding().then((found) => {
        if (!isLeft && found) setAnswer({ account, standing: found })
      })
    }, WAIT_MS)
    return () => {
      isLeft = true
      cancel()
    }
    // Asked again on the next page, if there was no answer.
  }, [account, isAnswered, key])

  const pro = standing?.hasPro
    ? { label: 'Writing history', to: HISTORY_PATH }
    : { label: 'Pro', to: standing ? '/pricing' : `${ACCOUNT_PATH}#pro` }
  return {
    owner: session?.user.email ?? 'Your account',
    links: [
      { label: 'Your account', to: ACCOUNT_PATH },
      { label: 'Your desk', to: '/desk' },
      pro,
      ...((standing?.isAdmin ?? mayBeAdmin(session)) ? [{ label: 'Admin area', to: '/admin' }] : []),
      { label: 'Sign out', to: SIGN_OUT_PATH },
    ],
  }
}
