import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'

interface AccountLinkProps {
  /** Classes of the link. */
  className: string
  /** Whether it stands in the menu of small screens. */
  isStacked?: boolean
}

// Lazy, because most visitors have no account. Where it does not load, the link leads to the same things.
const AccountMenu = lazy(() => import('./account-menu').catch(() => ({ default: AccountPlainly })))

/** The way to sign in, or the account's menu. Storage says which, so nothing is loaded for a visitor. */
export function AccountLink(props: AccountLinkProps) {
  if (!useHasSession()) return <PlainLink {...props} label="Sign in" />
  return (
    <Suspense fallback={<AccountPlainly {...props} />}>
      <AccountMenu {...props} />
    </Suspense>
  )
}

/** Takes the place that the menu will take. */
function AccountPlainly({ className, isStacked }: AccountLinkProps) {
  if (!isStacked) return <PlainLink className={`${className} after:w-3.5 after:content-['']`} label="Account" />
  return (
    <div className="min-h-36">
      <PlainLink className={className} label="Account" />
    </div>
  )
}

function PlainLink({ className, label }: AccountLinkProps & { label: string }) {
  return (
    <NavLink className={className} to={ACCOUNT_PATH}>
      {label}
    </NavLink>
  )
}
