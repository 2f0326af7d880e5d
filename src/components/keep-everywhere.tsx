import { Link } from 'react-router-dom'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { buttonClass } from './ui/button'

/** Where things are kept: whether they are on this device alone, and the way to have them on all. */
export function KeepEverywhere() {
  const hasSession = useHasSession()
  return (
    <p className="text-small text-ink-muted print:hidden">
      {hasSession ? 'Kept on all your devices. ' : 'Kept on this device only. '}
      <Link className={`${buttonClass('link')} text-small`} to={ACCOUNT_PATH}>
        {hasSession ? 'Your account' : 'Keep these on all your devices'}
      </Link>
    </p>
  )
}
