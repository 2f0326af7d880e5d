import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { AskFirst } from '@/components/ask-first'
import { showToast } from '@/components/toast'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonRow } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import { downloadText } from '@/lib/download'
import type { Account, AccountsApi } from '../api/accounts'
import { giftOf, paidOf, sinceOf } from '../lib/describe-account'
import { MESSAGES } from '../messages'
import { DeleteAccount } from './delete-account'
import { GivePro } from './give-pro'

interface AccountCardProps {
  account: Account
  api: AccountsApi
  /** Reloads the accounts. */
  onChanged: () => Promise<void>
  /** Called when the account has been deleted; the focused element goes away with its card. */
  onGone: () => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An account with the admin's actions. */
export function AccountCard({ account, api, onChanged, onGone }: AccountCardProps) {
  const titleId = useId()
  const giving = useRef<HTMLButtonElement>(null)
  const [isGiving, setIsGiving] = useState(false)
  const [isMakingFile, setIsMakingFile] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, email } = account

  const give = async (until: string, note: string) => {
    await api.givePro(id, until, note)
    void showToast('success', MESSAGES.given(email))
    giving.current?.focus()
    setIsGiving(false)
    await onChanged()
  }

  const takeBack = async () => {
    try {
      const wasThere = await api.takeProBack(id)
      void (wasThere ? showToast('success', MESSAGES.takenBack) : showToast('warning', MESSAGES.nothingToTakeBack))
      giving.current?.focus()
      await onChanged()
    } catch (error) {
      void showToast('error', MESSAGES.takeBackFailed(reasonOf(error)))
    }
  }

  const download = async () => {
    if (isMakingFile) return
    setIsMakingFile(true)
    try {
      const told = await api.export(id)
      if (!told) throw new Error(MESSAGES.gone)
      downloadText(`account-${id}.json`, JSON.stringify(told, null, 2), 'application/json;charset=utf-8')
    } catch (error) {
      void showToast('error', MESSAGES.exportFailed(reasonOf(error)))
    } finally {
      setIsMakingFile(false)
    }
  }

  const remove = async (typed: string) => {
    const wasThere = await api.remove(id, typed)
    void (wasThere ? showToast('success', MESSAGES.deleted) : showToast('warning', MESSAGES.gone))
    await onChanged()
    // Closes the dialog first, so the focus can move to the page.
    flushSync(() => setIsDeleting(false))
    onGone()
  }

  return (
    <li className={`${PANEL} grid gap-3 p-5`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="min-w-0 font-sans text-[1.125rem] font-[520] wrap-anywhere">
          {email}
        </h3>
        {account.is_pro && <Badge look="premium">Pro</Badge>}
        {account.is_admin && <Badge>Admin</Badge>}
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <p className="text-small text-ink-muted">{sinceOf(account)}</p>
        {[paidOf(account), giftOf(account)].map((line) => line && <p key={line}>{line}</p>)}
      </div>
      <ButtonRow role="group" aria-labelledby={titleId}>
        <Button ref={giving} aria-expanded={isGiving} onClick={() => setIsGiving(!isGiving)}>
          {account.given_until ? 'Change Pro' : 'Give Pro'}
        </Button>
        {account.given_until && (
          <AskFirst
            question={`Take Pro back from ${email}?`}
            answer="Take it back"
            keep="Leave it"
            onAnswer={() => void takeBack()}
          >
            Take Pro back
          </AskFirst>
        )}
        <Button aria-busy={isMakingFile} onClick={() => void download()}>
          Export
        </Button>
        {!account.is_admin && <Button onClick={() => setIsDeleting(true)}>Delete...</Button>}
      </ButtonRow>
      {account.is_admin && (
        <p className="text-small text-ink-muted">
          An admin’s account is not deleted: <Link to="/admin/admins">take that right away</Link> first.
        </p>
      )}
      {isGiving && <GivePro account={account} onGive={give} />}
      {isDeleting && <DeleteAccount account={account} onCancel={() => setIsDeleting(false)} onConfirm={remove} />}
    </li>
  )
}
