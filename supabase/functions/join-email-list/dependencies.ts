import { createConfirmation, readMail } from '../_shared/confirmation-mail.ts'
import { createCors } from '../_shared/cors.ts'
import { createEmailLists } from '../_shared/email-lists.ts'
import { readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { createPseudonyms } from '../_shared/pseudonyms.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const { allowedOrigins, clientAddressHeader, database, quotaSecret } = readSettings(get)
  const mail = readMail(get)
  const [site = ''] = allowedOrigins
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    lists:
      database &&
      createEmailLists({
        client: projectClient(database),
        pseudonyms: createPseudonyms({ quotaSecret, databaseKey: database.secretKey }),
      }),
    confirm: database && mail && createConfirmation({ client: projectClient(database), mail, site }),
    clientAddressHeader,
  }
}
