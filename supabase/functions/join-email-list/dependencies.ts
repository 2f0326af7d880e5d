import { createConfirmation } from '../_shared/confirmation-mail.ts'
import { createCors } from '../_shared/cors.ts'
import { createEmailLists } from '../_shared/email-lists.ts'
import { readSettings } from '../_shared/env.ts'
import { createSendMail, readMail } from '../_shared/mail.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { createPseudonyms } from '../_shared/pseudonyms.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, clientAddressHeader, database, quotaSecret, siteUrl } = readSettings(get)
  const mail = readMail(get)
  const [firstOrigin = ''] = allowedOrigins
  // SITE_URL comes first because, behind a proxy, the first allowed origin is a local one.
  const site = siteUrl ?? firstOrigin
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    lists:
      database &&
      createEmailLists({
        client: projectClient(database),
        pseudonyms: createPseudonyms({ quotaSecret, databaseKey: database.secretKey }),
      }),
    confirm:
      database && mail && createConfirmation({ client: projectClient(database), send: createSendMail(mail), site }),
    clientAddressHeader,
  }
}
