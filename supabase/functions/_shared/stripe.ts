import Stripe from 'stripe'
import { ConfigurationError, readSetting } from './env.ts'
import { ApiError } from './http.ts'
import { SETTINGS } from './settings.ts'

/** A client of Stripe, the price that is sold, and what Stripe signs its events with. */
export interface Payments {
  readonly stripe: Stripe
  readonly price: string
  readonly webhookSecret: string
}

const TIMEOUT_MS = 8_000

/** Reads the settings of payments; null if nothing is sold. Throws a `ConfigurationError` if one is missing or invalid. */
export function readPayments(get: (name: string) => string | undefined): Payments | null {
  const key = readSetting(get, 'STRIPE_SECRET_KEY')
  const webhookSecret = readSetting(get, 'STRIPE_WEBHOOK_SECRET')
  const price = readSetting(get, 'STRIPE_PRICE_ID')
  const api = new URL(readSetting(get, 'STRIPE_API_URL') ?? SETTINGS.STRIPE_API_URL.fallback)
  if (!key && !webhookSecret && !price) return null
  if (!key || !webhookSecret || !price) {
    throw new ConfigurationError('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together.')
  }
  const protocol = api.protocol === 'http:' ? 'http' : 'https'
  const stripe = new Stripe(key, {
    host: api.hostname,
    port: api.port || (protocol === 'http' ? 80 : 443),
    protocol,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return { stripe, price, webhookSecret }
}

/** The error where nothing is sold. */
export function notSold(): ApiError {
  return new ApiError('service_unavailable', 'Pro is not for sale here yet.', { detail: 'not_set_up' })
}

/** The error where Stripe or the database does not answer. */
export function paymentsUnavailable(detail: string, cause?: unknown): ApiError {
  return new ApiError(
    'service_unavailable',
    'Payments cannot be reached at the moment. Please try again in a minute.',
    {
      detail,
      headers: { 'retry-after': '60' },
      cause,
    },
  )
}

/** Asks Stripe; throws `paymentsUnavailable` in place of its error, which may repeat what was sent. */
export async function askStripe<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
    throw paymentsUnavailable(`stripe_${status ?? 'unreachable'}`, error)
  }
}

/** Whether Stripe refused because it has no such customer, who was deleted there. */
export function isCustomerGone(error: unknown): boolean {
  const cause = error instanceof ApiError ? error.cause : error
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing' && cause.param === 'customer'
}
