import { createAccountCheck, unavailable } from './account-check.ts'
import { readAuthSettings } from './auth-settings.ts'
import { type Cors, createCors } from './cors.ts'
import { readSettings } from './env.ts'
import type { Log } from './log.ts'
import { createPaymentAccounts, type PaymentAccounts } from './payment-accounts.ts'
import { projectClient } from './project-quota.ts'
import { createServiceLog } from './service-log.ts'
import { type Payments, readPayments } from './stripe.ts'

/** What functions work with that lead a signed-in account to Stripe. */
export interface PaymentDependencies {
  readonly cors: Cors
  readonly log: Log
  /** Who calls, and whether they have Pro. */
  readonly check: ReturnType<typeof createAccountCheck>
  /** Null if nothing is sold. */
  readonly payments: Payments | null
  /** Null if the function runs without a backend. */
  readonly accounts: PaymentAccounts | null
  /** Address of the site, to which Stripe leads back. */
  readonly site: string
  readonly now?: () => number
}

/** The real ones. Throws a `ConfigurationError` if the environment is invalid. */
export function paymentDependencies(get: (name: string) => string | undefined): PaymentDependencies {
  const auth = readAuthSettings(get)
  const { allowedOrigins, database, siteUrl } = readSettings(get)
  const [firstOrigin = ''] = allowedOrigins
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    check: auth ? createAccountCheck(auth, 'is_pro') : () => Promise.reject(unavailable('auth_not_set_up')),
    payments: readPayments(get),
    accounts: database && createPaymentAccounts(projectClient(database)),
    site: siteUrl ?? firstOrigin,
  }
}
