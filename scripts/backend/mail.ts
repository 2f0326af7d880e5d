import { createSendMail, readMail, type SendMail } from '../../supabase/functions/_shared/mail.ts'
import { startInbox } from './inbox.ts'
import { startMailService } from './mail-service.ts'

type Environment = Record<string, string | undefined>

/** How the backend sends mail, and the inbox for letters that are not sent. */
export interface BackendMail {
  /** Sends codes; null if there is no way to send them. */
  readonly send: SendMail | null
  /** Extra settings for functions. */
  readonly settings: Environment
  readonly inbox: Awaited<ReturnType<typeof startInbox>> | undefined
  close(): Promise<void>
}

/**
 * Starts what mail goes by: the mail server or service of the settings. Without one, on this computer alone, an inbox
 * takes the letters by SMTP; in development those of the functions, too.
 */
export async function startMail({
  env,
  mode,
  log,
}: {
  env: Environment
  mode: 'development' | 'production'
  log: (line: string) => void
}): Promise<BackendMail> {
  const isSet = Boolean(env.SMTP_URL || env.MAIL_API_URL)
  // If others can reach the site, no inbox, because it logs people's codes.
  const inbox = isSet || env.ALLOWED_HOSTS ? undefined : await startInbox(log)
  const smtpUrl = env.SMTP_URL ?? inbox?.url
  const service = smtpUrl ? await startMailService(smtpUrl) : undefined
  const own = service && {
    ...service.settings,
    MAIL_FROM: env.MAIL_FROM ?? 'Promptory <letters@promptory.test>',
  }
  const settings = readMail((name) => ({ ...env, ...own })[name])
  const send = settings && createSendMail(settings)
  return {
    send:
      send &&
      (async (mail) => {
        const outcome = await send(mail)
        // The reason is not logged, because it may contain an address.
        if (outcome.result !== 'sent') log(`mail: ${outcome.result}`)
        return outcome
      }),
    settings: isSet || mode === 'development' ? { ...own } : {},
    inbox,
    async close() {
      await service?.close()
      await inbox?.close()
    },
  }
}
