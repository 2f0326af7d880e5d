import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { AnswerSource } from './contracts/functions.ts'
import { callDatabase } from './database-call.ts'
import type { DatabaseSettings, Settings } from './env.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { createQuota, QUOTA_TIMEOUT_MS, type Quota, type QuotaOptions } from './quota.ts'

/** The quota of a feature, counted in the project's database; null if the function runs without one. */
export function projectQuota(
  { database, quotaSecret }: Settings,
  feature: string,
  limits: QuotaOptions['limits'],
): Quota | null {
  if (!database) return null
  const pseudonyms = createPseudonyms({ quotaSecret, databaseKey: database.secretKey })
  return createQuota({ client: projectClient(database), feature, limits, pseudonyms })
}

/** Returns a function that counts an answer in the owner's daily figures; null if there is no database. */
export function projectFigures({ database }: Settings, feature: string) {
  const client = database && projectClient(database)
  return (
    client &&
    ((source: AnswerSource) =>
      callDatabase(client, 'count_served', { p_feature: feature, p_source: source }, QUOTA_TIMEOUT_MS))
  )
}

/** A client of the project's database with the secret key. */
export function projectClient({ url, secretKey }: DatabaseSettings): SupabaseClient {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
