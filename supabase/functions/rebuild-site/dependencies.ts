import { readAuthSettings } from '../_shared/auth-settings.ts'
import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { ConfigurationError, readSetting, readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createRequireAdmin, unavailable } from '../_shared/require-admin.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { timeLimit } from '../_shared/time-limit.ts'
import type { Dependencies } from './handler.ts'

const START_TIMEOUT_MS = 4_000

/**
 * The function's real dependencies. Throws a `ConfigurationError` if the environment is invalid.
 *
 * Reads `DEPLOY_HOOK_URL`, which starts a build on a POST; `DEPLOY_HOOK_TOKEN`, which GitHub needs as well; and
 * `DEPLOY_HOOK_SECRET`, which the database's webhook sends.
 */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const auth = readAuthSettings(get)
  const { allowedOrigins, database } = readSettings(get)
  const url = readSetting(get, 'DEPLOY_HOOK_URL')
  const token = readSetting(get, 'DEPLOY_HOOK_TOKEN')
  const secret = readSetting(get, 'DEPLOY_HOOK_SECRET')
  if (Boolean(url) !== Boolean(secret)) {
    throw new ConfigurationError('DEPLOY_HOOK_URL and DEPLOY_HOOK_SECRET belong together.')
  }
  const client = database && projectClient(database)
  return {
    cors: createCors(allowedOrigins),
    log: createServiceLog(get),
    secret: (client && secret) || null,
    requireAdmin: auth ? createRequireAdmin(auth) : () => Promise.reject(unavailable('auth_not_set_up')),
    mayStart: async (pause) =>
      client !== null &&
      (await callDatabase(client, 'take_rebuild', { p_pause_seconds: pause }, QUOTA_TIMEOUT_MS)) === true,
    giveBack: async () => client && callDatabase(client, 'return_rebuild', {}, QUOTA_TIMEOUT_MS),
    start: () => post(url ?? '', token),
  }
}

/** Posts to a build hook. GitHub's workflow needs the branch; other hosts ignore the body. */
export async function post(url: string, token: string | undefined): Promise<void> {
  const limit = timeLimit(START_TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' }),
      },
      body: JSON.stringify({ ref: 'main' }),
      redirect: 'error',
      signal: limit.signal,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The host answered ${response.status}.`)
  } finally {
    limit.clear()
  }
}
