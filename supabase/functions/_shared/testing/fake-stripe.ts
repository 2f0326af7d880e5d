import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'
const MONTH = 30 * 86_400

/** What a subscription of the stand-in is; the rest is made as Stripe makes it. */
export interface FakeSubscription {
  status: string
  account: string | null
  customer: string
  /** Seconds since 1970. */
  periodEnd: number
  cancelAtPeriodEnd: boolean
  /** Seconds since 1970. */
  created: number
  price: string
}

interface FakeSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string
  readonly customer: string
  readonly metadata: Record<string, string>
  status: 'open' | 'complete' | 'expired'
}

/** Prices of what the stand-in sells; each other one is of something else. */
const PRICES_OF_PRO: readonly string[] = ['price_pro', 'price_of_last_year']

interface Asked {
  readonly line: string
  readonly form: URLSearchParams
  readonly key: string | undefined
}

/** A stand-in of Stripe's API on loopback, with what was asked of it. */
export interface FakeStripe {
  readonly url: string
  readonly calls: Asked[]
  readonly subscriptions: Map<string, FakeSubscription>
  readonly sessions: FakeSession[]
  /** Customers that were deleted. */
  readonly gone: Set<string>
  /** Subscriptions whose payment was given back. */
  readonly refunded: string[]
  /** What each checkout and portal was asked for with, by its address. */
  readonly pages: Map<string, URLSearchParams>
  /** The status of every answer from now on, in place of the right one. */
  fails: number | null
  /** The one call that fails from now on. */
  failsAt: string | null
  /** Runs before a subscription is told: lets a test change things in between. */
  beforeTelling: (id: string) => Promise<void>
  /** The environment of a function that sells at this stand-in. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

interface FakeOptions {
  /** A free one if it is left out. */
  readonly port?: number
  /** Answers what a browser asks of the checkouts and portals; without it they have addresses that lead nowhere. */
  readonly answerPage?: (request: IncomingMessage, fake: FakeStripe) => Promise<FakePage | undefined>
}

/** A page of the stand-in, or where it leads. */
export type FakePage = { readonly html: string } | { readonly leadsTo: string }

/** Starts the stand-in. */
export async function startFakeStripe({ port = 0, answerPage }: FakeOptions = {}): Promise<FakeStripe> {
  const remembered = new Map<string, Promise<object | undefined>>()
  let made = 0

  const addressOf = (page: 'checkout' | 'billing', id: string) =>
    answerPage ? `${url}/${page}/${id}` : `https://${page}.example/${id}`

  /** Answers as Stripe does; undefined for what it does not know. */
  async function answer(asked: Asked): Promise<object | undefined> {
    const answered = (asked.key && remembered.get(asked.key)) || answerAnew(asked)
    if (asked.key) remembered.set(asked.key, answered)
    return answered
  }

  async function answerAnew({ line, form }: Asked): Promise<object | undefined> {
    made += 1
    const [method = '', path = '', query] = line.split(/[ ?]/)
    const customer = form.get('customer') ?? new URLSearchParams(query).get('customer') ?? ''
    if (fake.gone.has(customer)) return undefined
    if (line === 'POST /v1/customers') {
      return { id: `cus_${made}${form.get('metadata[account]')?.slice(0, 8)}`, object: 'customer' }
    }
    if (line === 'POST /v1/checkout/sessions') {
      const url = addressOf('checkout', `cs_${made}`)
      const metadata = { price: form.get('metadata[price]') ?? '' }
      fake.sessions.unshift({ id: `cs_${made}`, object: 'checkout.session', url, customer, metadata, status: 'open' })
      fake.pages.set(url, form)
      return fake.sessions[0]
    }
    if (path === '/v1/checkout/sessions')
      return listOf(fake.sessions.filter((session) => session.customer === customer))
    const session = fake.sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`)
    if (session) return Object.assign(session, { status: 'expired' })
    if (path === '/v1/refunds') {
      fake.refunded.push((form.get('payment_intent') ?? '').replace('pi_', 'sub_'))
      return { id: `re_${made}`, object: 'refund' }
    }
    const price = /^\/v1\/prices\/(\w+)$/.exec(path)?.[1]
    if (price) return asPrice(price)
    if (path === '/v1/subscriptions') {
      await fake.beforeTelling('')
      const own = [...fake.subscriptions].filter(([, subscription]) => subscription.customer === customer)
      return listOf(own.map(([id, subscription]) => asStripeTells(id, subscription)))
    }
    if (line === 'POST /v1/billing_portal/sessions') {
      const url = addressOf('billing', customer)
      fake.pages.set(url, form)
      return { id: 'bps_1', object: 'billing_portal.session', url }
    }
    const id = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1] ?? ''
    await fake.beforeTelling(id)
    const subscription = fake.subscriptions.get(id)
    if (method === 'DELETE' && subscription) subscription.status = 'canceled'
    return subscription && asStripeTells(id, subscription)
  }

  const server = createServer(async (request, response) => {
    const page = request.url?.startsWith('/v1/') ? undefined : await answerPage?.(request, fake)
    if (page && 'leadsTo' in page) return response.writeHead(303, { location: page.leadsTo }).end()
    if (page) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
    const form = new URLSearchParams(await textOf(request))
    const key = request.headers['idempotency-key']
    const asked = { line: `${request.method} ${request.url}`, form, key: typeof key === 'string' ? key : undefined }
    fake.calls.push(asked)
    const status = fake.failsAt === asked.line ? 500 : fake.fails
    const body = status ? undefined : await answer(asked)
    const error = {
      error: {
        ...{ type: 'invalid_request_error', message: `No such thing: ${form}` },
        ...(!status && { code: 'resource_missing', param: 'customer' }),
      },
    }
    response
      .writeHead(status ?? (body ? 200 : 404), { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? error))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeStripe = {
    url,
    calls: [],
    subscriptions: new Map(),
    sessions: [],
    gone: new Set(),
    refunded: [],
    pages: new Map(),
    fails: null,
    failsAt: null,
    beforeTelling: () => Promise.resolve(),
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_0000000000',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: 'price_pro',
      STRIPE_API_URL: url,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

/** A subscription that was paid for. */
export function paidSubscription(account: string | null, more: Partial<FakeSubscription> = {}): FakeSubscription {
  const created = Math.floor(Date.now() / 1000)
  const usual = { customer: 'cus_of_the_test', price: 'price_pro', created, periodEnd: created + MONTH }
  return { status: 'active', account, cancelAtPeriodEnd: false, ...usual, ...more }
}

const listOf = (data: object[]) => ({ object: 'list', has_more: false, url: '/v1', data })

const asPrice = (id: string) => ({
  ...{ id, object: 'price', product: PRICES_OF_PRO.includes(id) ? 'prod_pro' : 'prod_other' },
})

const asStripeTells = (
  id: string,
  { status, account, customer, periodEnd, cancelAtPeriodEnd, created, price }: FakeSubscription,
) => ({
  id,
  object: 'subscription',
  status,
  customer,
  created,
  latest_invoice: {
    id: id.replace('sub_', 'in_'),
    object: 'invoice',
    payments: listOf([
      {
        status: status === 'past_due' || status === 'unpaid' ? 'open' : 'paid',
        payment: { type: 'payment_intent', payment_intent: id.replace('sub_', 'pi_') },
      },
    ]),
  },
  metadata: account ? { account } : {},
  cancel_at_period_end: cancelAtPeriodEnd,
  cancel_at: cancelAtPeriodEnd ? periodEnd : null,
  items: listOf([{ id: 'si_1', object: 'subscription_item', current_period_end: periodEnd, price: asPrice(price) }]),
})

interface EventOptions {
  readonly type?: string
  readonly object?: object
  readonly id?: string
  /** Seconds since 1970 at which it happened, and at which it is signed. */
  readonly created?: number
  readonly signedAt?: number
  readonly secret?: string
}

/** A call of the webhook with an event, signed as Stripe signs: HMAC-SHA256 over the time and the raw body. */
export async function stripeEvent(subscription: string, options: EventOptions = {}): Promise<Request> {
  const now = Math.floor(Date.now() / 1000)
  const { type = 'customer.subscription.updated', id = `evt_${crypto.randomUUID().replaceAll('-', '')}` } = options
  const { object = { id: subscription, object: 'subscription', status: 'active' }, created = now } = options
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } }, null, 2)
  const { signedAt = now, secret = WEBHOOK_SECRET } = options
  const signature = `t=${signedAt},v1=${await hmac(secret, `${signedAt}.${body}`)}`
  return new Request('http://localhost/stripe-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}

async function hmac(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value)
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), hash, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
