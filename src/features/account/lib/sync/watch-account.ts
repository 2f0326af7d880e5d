import type { Database } from '@/lib/database.types'
import { isEmbedded } from '@/lib/env'
import { supabase } from '@/lib/supabase-client'

const TOTALS: keyof Database['public']['Tables'] = 'kept_totals'

/**
 * Calls back when any device has changed an account's items. Only the revision comes over a channel of
 * Supabase Realtime. The embedded backend has none; there, devices ask when their page becomes visible.
 * @param account its id
 * @returns a function that stops it
 */
export function watchAccount(account: string, onChange: () => void): () => void {
  if (isEmbedded()) return () => undefined
  const client = supabase()
  const filter = { event: '*', schema: 'public', table: TOTALS, filter: `owner=eq.${account}` } as const
  const channel = client.channel(`kept-${account}`).on('postgres_changes', filter, onChange).subscribe()
  return () => void client.removeChannel(channel)
}
