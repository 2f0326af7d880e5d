import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Seo } from '@/components/seo'
import { showToast } from '@/components/toast'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { MESSAGES } from '../messages'
import { useAuth, useAuthStore } from '../lib/auth-context'
import type { AdminCheck } from '../lib/auth-state'
import { loginPath } from '../lib/return-path'
import { ReauthenticateDialog } from './reauthenticate-dialog'

/** Words replace the spinner after this long. */
export const SPINNER_LIMIT_MS = 9000

interface RequireAdminProps {
  children: ReactNode
  /** For a page with a form: it stays when the session ends, and asks for the password in place. */
  holdsForm?: boolean
}

/**
 * Shows its children to a signed-in admin. Others see a spinner until the account is known, the login if there is no
 * account (it returns here), or a refusal and the home page if the account is no admin's.
 */
export function RequireAdmin({ children, holdsForm = false }: RequireAdminProps) {
  const store = useAuthStore()
  const { user, isAdmin, isLoading, adminCheck, isUnreachable, needsCode, needsPassword, hasSignedOut, checkAgain } =
    useAuth()
  const { pathname, search, hash } = useLocation()
  // The account whose content is on the page, which stays even if a later check fails.
  const [admittedId, setAdmittedId] = useState<string>()
  // A failed check of the previous page does not count here; this page asks again first.
  const [isStale, setIsStale] = useState(user !== null && isUnanswered(adminCheck))
  useEffect(() => {
    if (!isStale) return
    // Only once; development mounts twice.
    if (isUnanswered(store.getState().adminCheck)) store.retry()
    setIsStale(false)
  }, [isStale, store])
  useEffect(() => (holdsForm ? store.holdForm() : undefined), [holdsForm, store])
  useEffect(() => {
    if (isAdmin && user) setAdmittedId(user.id)
  }, [isAdmin, user])

  const isKnown = isAdmin || (user !== null && user.id === admittedId && adminCheck !== 'done')
  const isKept = needsPassword && admittedId !== undefined
  if (isKept || (isKnown && !isLoading)) {
    return (
      <>
        {isKnown && !isAdmin && adminCheck !== 'pending' && (
          <div className="wrap">
            <Notice look="bad" className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1" role="alert">
              {MESSAGES.checkFailed}{' '}
              <Button look="link" onClick={checkAgain}>
                Check again
              </Button>
            </Notice>
          </div>
        )}
        {children}
        {needsPassword && <ReauthenticateDialog />}
      </>
    )
  }
  if (!isLoading && !user) {
    return (
      <ToLogin
        to={loginPath(hasSignedOut ? undefined : pathname + search + hash)}
        wasSignedIn={!!admittedId && !hasSignedOut}
      />
    )
  }
  if (needsCode) return <Navigate to={loginPath(pathname + search + hash)} replace />
  if (!isLoading && !isStale && adminCheck !== 'unanswered') return <Forbidden />
  return (
    <>
      <Seo title="Admin | Promptory" description="The admin area." path={pathname} isNoIndex />
      <Waiting isStuck={isUnreachable || (!isStale && adminCheck === 'unanswered')} onRetry={store.retry} />
    </>
  )
}

const isUnanswered = (check: AdminCheck) => check === 'failed' || check === 'unanswered'

function ToLogin({ to, wasSignedIn }: { to: string; wasSignedIn: boolean }) {
  useEffect(() => {
    if (wasSignedIn) void showToast('warning', MESSAGES.sessionEnded.title, MESSAGES.sessionEnded.description)
  }, [wasSignedIn])
  return <Navigate to={to} replace />
}

function Forbidden() {
  const isSaid = useRef(false)
  useEffect(() => {
    // Only once; development mounts twice.
    if (isSaid.current) return
    isSaid.current = true
    void showToast('error', MESSAGES.forbidden)
  }, [])
  return <Navigate to="/" replace />
}

interface WaitingProps {
  /** Whether it is known that waiting will not help. */
  isStuck?: boolean
  onRetry?: () => void
  /** Called instead of showing words, where a page has something better to show. */
  onLate?: () => void
}

/** A spinner, and after nine seconds words and ways on. */
export function Waiting({ isStuck = false, onRetry, onLate }: WaitingProps) {
  const [round, setRound] = useState(0)
  const [lateRound, setLateRound] = useState(-1)
  const late = useRef(onLate)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (late.current) late.current()
      else setLateRound(round)
    }, SPINNER_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [round])
  if (!isStuck && lateRound !== round) {
    return <Busy className="wrap mt-near">Loading...</Busy>
  }
  const retry = () => {
    setRound(round + 1)
    onRetry?.()
  }
  return (
    <section className="wrap pt-8 pb-6" role="alert">
      <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">No answer yet</h1>
      <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
        We could not check who is signed in. What you typed is kept on this device.
      </p>
      <ButtonRow className="mt-8">
        <Button look="primary" onClick={retry}>
          Retry
        </Button>
        <Link className={buttonClass('secondary')} to="/admin/login">
          Go to login
        </Link>
        <Link className={buttonClass('secondary')} to="/">
          Return to Home
        </Link>
      </ButtonRow>
    </section>
  )
}
