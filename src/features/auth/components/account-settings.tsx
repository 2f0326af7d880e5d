import { type ReactNode, useState } from 'react'
import { isEmbedded } from '@/lib/env'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import type { AccountApi } from '../api/account'
import type { AuthorNameApi } from '../api/author-name'
import { useAuth } from '../lib/auth-context'
import { ACCOUNT_MESSAGES as MESSAGES } from '../messages'
import { Authenticator } from './authenticator'
import { AuthorName } from './author-name'
import { ChangePassword } from './change-password'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${PANEL} p-6`}>
      <h2 className="mb-4 text-[1.4375rem]">{title}</h2>
      {children}
    </section>
  )
}

/** The signed-in account: its name as an author, its password, its other sessions, its second factor. */
export function AccountSettings({ api, authorName }: { api: AccountApi; authorName: AuthorNameApi }) {
  const { user } = useAuth()
  const [isEnding, setIsEnding] = useState(false)

  const endOthers = async () => {
    if (isEnding) return
    setIsEnding(true)
    try {
      await api.endOtherSessions()
      void showToast('success', MESSAGES.sessionsEnded)
    } catch (error) {
      void showToast('error', MESSAGES.sessionsFailed(error instanceof Error ? error.message : String(error)))
    } finally {
      setIsEnding(false)
    }
  }

  return (
    <div className="wrap grid gap-6 pb-12">
      <p>
        Signed in as <strong className="wrap-anywhere">{user?.email}</strong>
      </p>
      <Part title="Name as an author">
        <AuthorName api={authorName} />
      </Part>
      <Part title="Password">
        <ChangePassword api={api} />
      </Part>
      <Part title="Other devices">
        <p className="mb-4">Signs this account out everywhere else. You stay signed in here.</p>
        <Button aria-busy={isEnding} onClick={() => void endOthers()}>
          {isEnding ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      </Part>
      <Part title="Second factor">{isEmbedded() ? <p>{MESSAGES.noFactorsHere}</p> : <Authenticator api={api} />}</Part>
    </div>
  )
}
