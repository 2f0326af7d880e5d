import { lazy, Suspense } from 'react'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { CurrentLink } from './current-link'
import { NAV_ENTRY, NavDropdown } from './nav-dropdown'
import { MAIN_ENTRY, StackedGroup } from './stacked-group'

interface AccountLinkProps {
  /** Whether it stands in the menu of small screens. */
  isStacked?: boolean
}

// Lazy, because most visitors have no account. Where it does not load, the link leads to the same things.
const AccountMenu = lazy(() => import('./account-menu').catch(() => ({ default: PlainLink })))

/** The way to sign in, or the account's menu. Storage says which, so nothing is loaded for a visitor. */
export function AccountLink({ isStacked }: AccountLinkProps) {
  if (!useHasSession()) return <PlainLink isStacked={isStacked} label="Sign in" />
  return (
    <Suspense fallback={<PlainLink isStacked={isStacked} />}>
      {/* Imported by the menu as well, these two would be a file of their own for everybody. */}
      <AccountMenu isStacked={isStacked} Dropdown={NavDropdown} Group={StackedGroup} />
    </Suspense>
  )
}

/** A link to the account; without a label it takes the menu's place, and as much of it. */
function PlainLink({ isStacked, label }: AccountLinkProps & { label?: string }) {
  const room = label ? '' : isStacked ? 'mb-24' : 'mr-5'
  return (
    <CurrentLink className={`${isStacked ? MAIN_ENTRY : NAV_ENTRY} ${room}`} to={ACCOUNT_PATH}>
      {label ?? 'Account'}
    </CurrentLink>
  )
}
