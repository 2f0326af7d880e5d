import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, database } = readSettings(get)
  const client = database && projectClient(database)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    findDraft: client && ((secret) => callDatabase(client, 'previewed_draft', { p_secret: secret }, QUOTA_TIMEOUT_MS)),
  }
}
