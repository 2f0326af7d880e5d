import * as z from 'zod/mini'

/** Answer of `start-checkout` and `open-billing`: where at Stripe the browser goes on. */
export const paymentPage = z.object({ url: z.url() })
export type PaymentPage = z.infer<typeof paymentPage>
