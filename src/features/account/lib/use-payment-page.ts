import { useRef, useState } from 'react'
import { leaveTo } from '@/lib/leave-to'
import type { PaymentPageName } from '../api/payment-page'
import { PAYMENT_MESSAGES } from '../payment-messages'

/** Goes to a page of Stripe. Loads the code for it on the press; a failure becomes a sentence. */
export function usePaymentPage(page: PaymentPageName) {
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const open = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { paymentPageAddress } = await import('../api/payment-page').catch(() => {
        throw new Error(PAYMENT_MESSAGES.unreachable)
      })
      leaveTo(await paymentPageAddress(page))
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      // Also when leaving, because Back may restore this page as it was.
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, problem, open }
}
