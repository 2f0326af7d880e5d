import { MCP_FUNCTION } from '../_shared/contracts/functions.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { createGenerator, generatorParts } from '../_shared/generator.ts'
import { projectQuota } from '../_shared/project-quota.ts'
import { createReader, readerParts } from '../_shared/reader.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { createCatalogue } from './catalogue.ts'
import { type Dependencies, MCP_HEADERS } from './handler.ts'

/** Where `npm start` serves the site. */
const LOCAL_SITE = 'http://localhost:4173'

/** The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  const { allowedOrigins, mcpLimits, clientAddressHeader, siteUrl = LOCAL_SITE } = settings
  return {
    cors: createCors(allowedOrigins, undefined, MCP_HEADERS),
    log: createServiceLog(get),
    siteUrl,
    openCatalogue: createCatalogue({ siteUrl }),
    generate: createGenerator(generatorParts(settings)),
    read: createReader(readerParts(settings)),
    // Requests are counted without a device id, so the device limit has no effect; `projectQuota` requires one.
    quota: projectQuota(settings, MCP_FUNCTION, { device: mcpLimits.address, ...mcpLimits }),
    clientAddressHeader,
  }
}
