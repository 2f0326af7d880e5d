import type { AdminAccount, ManageAdminsRequest, ManageAdminsResponse } from '@contracts/manage-admins.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEmbedded } from '@/lib/env'
import { isoTime } from '@/lib/iso-time'
import { showToast } from '@/components/toast'
import { LoadError } from '@/components/load-error'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { MESSAGES } from '../messages'
import { InviteAdmin } from './invite-admin'

const KEY = ['admins']
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const dayOf = (time: string | null) => (time ? date.format(new Date(isoTime(time))) : undefined)

interface AdminListProps {
  ask: (request: ManageAdminsRequest) => Promise<ManageAdminsResponse>
  /** Id of the signed-in admin. */
  ownId: string | undefined
}

/** Lists the admins, with when they were added and last seen. Admins can be revoked and invited here. */
export function AdminList({ ask, ownId }: AdminListProps) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<AdminAccount>()
  const { data, error, isPending, refetch } = useQuery({ queryKey: KEY, queryFn: () => ask({ does: 'list' }) })

  const revoke = async ({ id }: AdminAccount) => {
    try {
      client.setQueryData(KEY, await ask({ does: 'revoke', id }))
      void showToast('success', MESSAGES.revoked)
    } catch (reason) {
      void showToast('error', MESSAGES.revokeFailed(reasonOf(reason)))
    }
    // Closes the dialog first, so the focus can move to the page.
    flushSync(() => setChosen(undefined))
    heading.current?.focus()
  }

  return (
    <div className="wrap grid gap-6 pb-12">
      <section className={PANEL}>
        <h2 ref={heading} className="border-b border-rule p-4 text-[1.4375rem] focus:outline-none" tabIndex={-1}>
          Admins
        </h2>
        {isPending && <Busy className="px-4 py-6">Loading...</Busy>}
        {error && <LoadError title={MESSAGES.loadFailed} reason={error.message} onRetry={() => void refetch()} />}
        <ul>
          {data?.admins.map((admin) => (
            <li
              key={admin.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-rule px-4 py-3 last:border-b-0"
            >
              <div>
                <p className="font-[520] wrap-anywhere">{admin.email ?? 'An account without an address'}</p>
                <p className="text-small text-ink-muted">
                  Admin since {dayOf(admin.since) ?? 'the beginning'}. Last sign-in:{' '}
                  {dayOf(admin.last_sign_in_at) ?? 'never'}.{' '}
                  {!isEmbedded() && (admin.has_factor ? 'Second factor on.' : 'No second factor.')}
                </p>
              </div>
              {admin.id === ownId ? (
                <p className="text-small text-ink-muted">This is you</p>
              ) : (
                <Button onClick={() => setChosen(admin)} aria-label={`Revoke ${admin.email}`}>
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={`${PANEL} p-6`}>
        <h2 className="mb-4 text-[1.4375rem]">Invite an admin</h2>
        {isEmbedded() ? (
          <>
            <p>{MESSAGES.noInvitesHere}</p>
            <pre className="mt-3 text-small whitespace-pre-wrap wrap-anywhere">
              npm run make-admin -- name@example.org
            </pre>
          </>
        ) : (
          <InviteAdmin
            invite={async (email) => {
              const answer = await ask({ does: 'invite', email })
              client.setQueryData(KEY, answer)
              return answer.password
            }}
          />
        )}
      </section>
      {chosen && (
        <Confirm
          title="Revoke permission"
          labels={['Cancel', 'Revoke']}
          busyLabel="Revoking..."
          onCancel={() => setChosen(undefined)}
          onConfirm={() => revoke(chosen)}
        >
          {`${chosen.email} leaves the admin area at once. The account itself stays.`}
        </Confirm>
      )}
    </div>
  )
}
