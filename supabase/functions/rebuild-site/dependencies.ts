import { createCors } from '../_shared/cors.ts'
import { callDatabase } from '../_shared/database-call.ts'
import { ConfigurationError, readSetting, readSettings } from '../_shared/env.ts'
import { projectClient } from '../_shared/project-quota.ts'
import { QUOTA_TIMEOUT_MS } from '../_shared/quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { timeLimit } from '../_shared/time-limit.ts'
import type { Dependencies } from './handler.ts'

const START_TIMEOUT_MS = 4_000
/** What remains of an evening of edits, the nightly build picks up. */
const PAUSE_SECONDS = 600

/**
 * What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense.
 *
 * Reads `DEPLOY_HOOK_URL`, the address that starts a build when something is posted to it; `DEPLOY_HOOK_TOKEN`, which
 * GitHub wants beside it; and `DEPLOY_HOOK_SECRET`, which the database's webhook sends along.
 */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
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
    mayStart: async () =>
      client !== null &&
      (await callDatabase(client, 'take_rebuild', { p_pause_seconds: PAUSE_SECONDS }, QUOTA_TIMEOUT_MS)) === true,
    giveBack: async () => client && callDatabase(client, 'return_rebuild', {}, QUOTA_TIMEOUT_MS),
    start: () => post(url ?? '', token),
  }
}

/** Posts to a build hook. GitHub's workflow wants the branch; other hosts do not look at the body. */
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
