import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { createRequireAdmin, unavailable } from '../_shared/require-admin.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { createAdmins } from './admins.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const auth = readAuthSettings(get)
  const { allowedOrigins, database } = readSettings(get)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    requireAdmin: auth ? createRequireAdmin(auth) : () => Promise.reject(unavailable('auth_not_set_up')),
    admins: database && createAdmins(projectClient(database)),
  }
}
