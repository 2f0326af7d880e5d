import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, database, siteUrl } = readSettings(get)
  const [firstOrigin = ''] = allowedOrigins
  const client = database && projectClient(database)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    site: siteUrl ?? firstOrigin,
    follow:
      client &&
      (({ token, does }) =>
        callDatabase(client, 'follow_email_link', { p_token: token, p_does: does }, QUOTA_TIMEOUT_MS)),
  }
}
