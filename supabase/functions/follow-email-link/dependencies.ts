import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, database } = readSettings(get)
  const client = database && projectClient(database)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    follow:
      client &&
      (({ token, does }) =>
        callDatabase(client, 'follow_email_link', { p_token: token, p_does: does }, QUOTA_TIMEOUT_MS)),
  }
}
