import { readSetting } from './env.ts'
import { createErrorWebhook } from './error-webhook.ts'
import { createLog, type Log } from './log.ts'

/**
 * The log of a function in earnest: a line for each call and, where `ERROR_WEBHOOK_URL` is set, a message to that
 * address when something fails. Throws a `ConfigurationError` where the setting makes no sense.
 */
export function createServiceLog(get: (name: string) => string | undefined): Log {
  const writeLine = createLog()
  const url = readSetting(get, 'ERROR_WEBHOOK_URL')
  if (!url) return writeLine
  const tell = createErrorWebhook({ url })
  return (entry) => {
    writeLine(entry)
    tell(entry)
  }
}
