import { ConfigurationError } from './env.ts'
import { createErrorWebhook } from './error-webhook.ts'
import { createLog, type Log } from './log.ts'

/**
 * The log of a function in earnest: a line for each call and, where `ERROR_WEBHOOK_URL` is set, a message to that
 * address when something fails. Throws a `ConfigurationError` where the setting makes no sense.
 */
export function createServiceLog(get: (name: string) => string | undefined): Log {
  const writeLine = createLog()
  const url = get('ERROR_WEBHOOK_URL')?.trim()
  if (!url) return writeLine
  const tell = createErrorWebhook({ url: readHook(url) })
  return (entry) => {
    writeLine(entry)
    tell(entry)
  }
}

function readHook(value: string): string {
  // Its path and query are what makes the address a secret: nothing of the value is repeated.
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new ConfigurationError('ERROR_WEBHOOK_URL has to be an address that starts with https:// or http://.')
}
