import { createClient } from '@supabase/supabase-js'
import type { Settings } from './env.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { createQuota, type Quota, type QuotaOptions } from './quota.ts'

/** The quota of a feature, counted in the project's database; null where the function runs without one. */
export function projectQuota(
  { database, quotaSecret }: Settings,
  feature: string,
  limits: QuotaOptions['limits'],
): Quota | null {
  if (!database) return null
  const client = createClient(database.url, database.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const pseudonyms = createPseudonyms({ quotaSecret, databaseKey: database.secretKey })
  return createQuota({ client, feature, limits, pseudonyms })
}
