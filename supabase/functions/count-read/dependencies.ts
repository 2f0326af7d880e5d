import { READS_ADDRESS_DAILY_LIMIT, READS_SITE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import { COUNT_READ_FUNCTION } from '../_shared/contracts/functions.ts'
import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient, projectQuota } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  const { allowedOrigins, clientAddressHeader, database } = settings
  const client = database && projectClient(database)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    quota: projectQuota(settings, COUNT_READ_FUNCTION, {
      device: 0,
      address: READS_ADDRESS_DAILY_LIMIT,
      site: READS_SITE_DAILY_LIMIT,
    }),
    count: client && ((post) => callDatabase(client, 'count_read', { p_post: post }, QUOTA_TIMEOUT_MS)),
    clientAddressHeader,
  }
}
