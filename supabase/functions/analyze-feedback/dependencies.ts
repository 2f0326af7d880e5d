import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { createProAccount } from '../_shared/pro-account.ts'
import { proQuota, readerParts } from '../_shared/reader.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** Counting and an AI's answer have to fit into the browser's time as well. */
const CHECK_TIMEOUT_MS = 3_000

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  const auth = readAuthSettings(get)
  return {
    cors: createCors(settings.allowedOrigins),
    log: createServiceLog(get),
    ...readerParts(settings),
    ...(auth && {
      pro: { accountOf: createProAccount({ ...auth, timeoutMs: CHECK_TIMEOUT_MS }), quota: proQuota(settings) },
    }),
  }
}
