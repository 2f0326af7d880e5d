import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { readSetting, readSettings } from '../_shared/env.ts'
import { createRequireAdmin, unavailable } from '../_shared/require-admin.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import type { Dependencies } from './handler.ts'

/**
 * The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid.
 *
 * Reads `TINYMCE_API_KEY` and `ALLOWED_ORIGINS`, which the site's owner sets as secrets, and what hosted projects
 * inject: `SUPABASE_URL` with `SUPABASE_PUBLISHABLE_KEYS` or, in older projects, `SUPABASE_ANON_KEY`.
 */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const auth = readAuthSettings(get)
  return {
    cors: createCors(readSettings(get).allowedOrigins),
    log: createServiceLog(get),
    requireAdmin: auth ? createRequireAdmin(auth) : () => Promise.reject(unavailable('auth_not_set_up')),
    apiKey: readSetting(get, 'TINYMCE_API_KEY') ?? null,
  }
}
