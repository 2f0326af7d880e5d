import { FEEDBACK_PRO_DAILY_LIMIT } from '@contracts/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { HISTORY_PATH } from '@/lib/account-path'
import { isRunning, sentenceOn } from '../lib/subscription'
import { isPaid, useSubscriptions } from '../lib/use-subscriptions'
import { PAYMENT_MESSAGES } from '../payment-messages'
import { PaymentButton } from './payment-button'

/** The account's Pro, and the ways to get or cancel it. */
export function Pro() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useSearchParams()
  const comesFromPaying = search.get('pro') === 'paid'
  // Kept until the page is left, because the address is cleaned below.
  const [isAwaited] = useState(comesFromPaying)
  const { rows, problem, isLooking, isMissing, lookAgain } = useSubscriptions(isAwaited)
  const hasPro = rows?.some((row) => isRunning(row))
  const hasPaid = rows?.some(isPaid)
  useEffect(() => {
    // A reload or a bookmark is no payment.
    if (comesFromPaying && hasPaid) setSearch({}, { replace: true, preventScrollReset: true })
  }, [comesFromPaying, hasPaid, setSearch])

  const { hash } = useLocation()
  useEffect(() => {
    // The router looked for it before the account had loaded.
    if (hash === '#pro') heading.current?.scrollIntoView()
  }, [hash])

  const retry = () => {
    // The pressed button goes away.
    heading.current?.focus()
    lookAgain()
  }

  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="pro">
      <h2 ref={heading} className="scroll-mt-4 text-heading focus:outline-none" id="pro" tabIndex={-1}>
        Pro
      </h2>
      <div className="grid gap-3 empty:absolute" role="status">
        {rows?.map((row) => (
          <p key={row.source}>{sentenceOn(row)}</p>
        ))}
        {isLooking && (
          <p className="flex items-center gap-3 text-ink-soft">
            <Spinner />
            {isAwaited ? PAYMENT_MESSAGES.awaited : 'Looking for Pro…'}
          </p>
        )}
        {isMissing && <Notice>{PAYMENT_MESSAGES.missing}</Notice>}
      </div>
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      {(problem || isMissing) && (
        <Button look="link" onClick={retry}>
          Look again
        </Button>
      )}
      {hasPro === false && !isAwaited && (
        <>
          <p>
            With Pro, up to {FEEDBACK_PRO_DAILY_LIMIT} of your texts are read a day, and your account keeps a history of
            them: what was marked in each, and which faults went away.
          </p>
          <Link className={buttonClass('link')} to="/pricing">
            What Pro costs
          </Link>
        </>
      )}
      {rows !== undefined && rows.length > 0 && (
        <Link className={buttonClass('link')} to={HISTORY_PATH}>
          Your writing history
        </Link>
      )}
      {rows?.some(({ source }) => source === 'stripe') && (
        <PaymentButton page="billing">Change card or cancel</PaymentButton>
      )}
    </section>
  )
}
