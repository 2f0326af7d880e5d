import { readSettings } from '../_shared/env.ts'
import { createCors } from '../_shared/cors.ts'
import { createPaymentAccounts } from '../_shared/payment-accounts.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { readPayments } from '../_shared/stripe.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, database } = readSettings(get)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    payments: readPayments(get),
    accounts: database && createPaymentAccounts(projectClient(database)),
  }
}
