import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { createDatabaseCheck } from '../_shared/database-check.ts'
import { readSettings } from '../_shared/env.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { type Dependencies, HEALTH_METHODS } from './handler.ts'

/**
 * The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid.
 *
 * Asks the database with the publishable key, because a public function needs no stronger one.
 */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const backend = readAuthSettings(get)
  return {
    cors: createCors(readSettings(get).allowedOrigins, HEALTH_METHODS),
    log: createServiceLog(get),
    checkDatabase: backend && createDatabaseCheck(backend),
  }
}
