import { readSetting } from './env.ts'
import { createErrorWebhook } from './error-webhook.ts'
import { createLog, type Log } from './log.ts'

/**
 * A function's real log: a line for each call and, if `ERROR_WEBHOOK_URL` is set, a message to that address when
 * something fails. Throws a `ConfigurationError` if the setting is invalid.
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
