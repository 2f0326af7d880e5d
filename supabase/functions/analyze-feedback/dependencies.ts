import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { readerParts } from '../_shared/reader.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  return { cors: createCors(settings.allowedOrigins), log: createServiceLog(get), ...readerParts(settings) }
}
