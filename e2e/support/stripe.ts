import type { IncomingMessage } from 'node:http'
import {
  type FakePage,
  type FakeStripe,
  paidSubscription,
  startFakeStripe,
  stripeEvent,
} from '../../supabase/functions/_shared/testing/fake-stripe.ts'

const SITE_PORT = Number(process.env.E2E_PORT ?? 4183)
const PORT = SITE_PORT + 2000
const WEBHOOK = `http://localhost:${SITE_PORT}/functions/v1/stripe-webhook`

/** What the site's functions need to sell Pro at the stand-in. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_0000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_PRICE_ID: 'price_pro',
  STRIPE_API_URL: `http://127.0.0.1:${PORT}`,
}

/** Sells Pro to all journeys: a checkout with one button, a portal with another, and events signed as Stripe's are. */
export default async function startStripe(): Promise<() => Promise<void>> {
  const { stop } = await startFakeStripe({ port: PORT, answerPage })
  return stop
}

async function answerPage(request: IncomingMessage, fake: FakeStripe): Promise<FakePage | undefined> {
  const asked = fake.pages.get(`${fake.url}${request.url}`)
  if (!asked) return undefined
  const account = asked.get('client_reference_id')
  const isPressed = request.method === 'POST'
  if (!isPressed) return { html: pageWith(account ? 'Pay' : 'Cancel subscription') }
  const customer = asked.get('customer') ?? ''
  const id = customer.replace('cus_', 'sub_')
  if (account) {
    fake.subscriptions.set(id, paidSubscription(account, { customer }))
    await tell('checkout.session.completed', id, { subscription: id })
    return { leadsTo: asked.get('success_url') ?? '' }
  }
  const running = fake.subscriptions.get(id)
  if (running) running.cancelAtPeriodEnd = true
  await tell('customer.subscription.updated', id)
  return { leadsTo: asked.get('return_url') ?? '' }
}

const pageWith = (button: string) =>
  `<!doctype html><html lang="en"><title>Stand-in for Stripe</title><form method="post"><button>${button}</button></form></html>`

/** Calls the site's webhook. */
async function tell(type: string, id: string, object?: object): Promise<void> {
  const event = await stripeEvent(id, { type, ...(object && { object }) })
  await fetch(WEBHOOK, { method: 'POST', headers: event.headers, body: await event.text() })
}
