import { NavLink } from 'react-router-dom'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'

interface AccountLinkProps {
  className: string
}

/** The way to sign in, or to one's account. Storage says which, so nothing is loaded for it. */
export function AccountLink({ className }: AccountLinkProps) {
  const label = useHasSession() ? 'Account' : 'Sign in'
  return (
    <NavLink className={className} to={ACCOUNT_PATH}>
      {label}
    </NavLink>
  )
}
