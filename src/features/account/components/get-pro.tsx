import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/ui/button'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { PaymentButton } from './payment-button'

/** The way to Pro: to Stripe's checkout, or first to signing in. Whoever has it is led to the account. */
export function GetPro() {
  const hasSession = useHasSession()
  const hasPro = useHasPro(hasSession)
  if (hasSession && !hasPro) {
    return (
      <PaymentButton page="checkout" look="primary" size="big" className="w-full">
        Get Pro
      </PaymentButton>
    )
  }
  return (
    <Link
      className={buttonClass(hasPro ? 'secondary' : 'primary', 'big')}
      to={hasPro ? ACCOUNT_PATH : `${ACCOUNT_PATH}?pro=wanted`}
    >
      {hasPro ? 'You have Pro: your account' : 'Get Pro'}
    </Link>
  )
}

/** Whether the signed-in account has Pro; false until that is known. */
function useHasPro(hasSession: boolean): boolean {
  const [hasPro, setHasPro] = useState(false)
  useEffect(() => {
    if (!hasSession) return
    let isLeft = false
    // Without an answer the checkout itself says that there is Pro already.
    void import('@/lib/account-standing')
      .then(({ readStanding }) => readStanding())
      .then(
        (standing) => {
          if (!isLeft) setHasPro(standing?.hasPro ?? false)
        },
        () => undefined,
      )
    return () => {
      isLeft = true
      setHasPro(false)
    }
  }, [hasSession])
  return hasPro
}
