import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { publicFunctionsUrl } from '../_shared/leave-headers.ts'
import { createSendMail, readMail } from '../_shared/mail.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { createRequireAdmin, unavailable } from '../_shared/require-admin.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'
import { createLetters } from './letters.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const auth = readAuthSettings(get)
  const settings = readSettings(get)
  const { allowedOrigins, database, siteUrl } = settings
  const [firstOrigin = ''] = allowedOrigins
  const mail = readMail(get)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    requireAdmin: auth ? createRequireAdmin(auth) : () => Promise.reject(unavailable('auth_not_set_up')),
    secretKey: database?.secretKey ?? null,
    letters: database && createLetters(projectClient(database)),
    send: mail && createSendMail(mail),
    site: siteUrl ?? firstOrigin,
    functionsUrl: publicFunctionsUrl(settings) ?? '',
  }
}
