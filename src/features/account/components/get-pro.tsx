import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/ui/button'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { PaymentButton } from './payment-button'

/** The way to Pro: to Stripe's checkout, or first to signing in. */
export function GetPro() {
  if (useHasSession()) {
    return (
      <PaymentButton page="checkout" look="primary" size="big">
        Get Pro
      </PaymentButton>
    )
  }
  return (
    <Link className={buttonClass('primary', 'big')} to={`${ACCOUNT_PATH}?pro=wanted`}>
      Get Pro
    </Link>
  )
}
