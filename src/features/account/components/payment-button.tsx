import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PaymentPageName } from '../api/payment-page'
import { usePaymentPage } from '../lib/use-payment-page'

interface PaymentButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  page: PaymentPageName
}

/** A button that leads to a page of Stripe, with what went wrong below it. */
export function PaymentButton({ page, children, ...props }: PaymentButtonProps) {
  const { isBusy, problem, open } = usePaymentPage(page)
  return (
    <div className="grid justify-items-start gap-3">
      <Button aria-busy={isBusy} onClick={() => void open()} {...props}>
        {isBusy ? 'One moment…' : children}
      </Button>
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}
