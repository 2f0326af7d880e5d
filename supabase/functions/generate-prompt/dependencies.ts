import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { generatorParts } from '../_shared/generator.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  return { cors: createCors(settings.allowedOrigins), log: createServiceLog(get), ...generatorParts(settings) }
}
