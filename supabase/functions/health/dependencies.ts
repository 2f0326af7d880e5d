import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { createDatabaseCheck } from '../_shared/database-check.ts'
import { readSettings } from '../_shared/env.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { type Dependencies, HEALTH_METHODS } from './handler.ts'

/**
 * What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense.
 *
 * The database is asked with the publishable key: a function that is open to everybody needs no other.
 */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const backend = readAuthSettings(get)
  return {
    cors: createCors(readSettings(get).allowedOrigins, HEALTH_METHODS),
    log: createServiceLog(get),
    checkDatabase: backend && createDatabaseCheck(backend),
  }
}
