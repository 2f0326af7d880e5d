import { endSession } from '@/lib/end-session'
import { readSession } from '@/lib/stored-session'
import { supabase } from '@/lib/supabase-client'

const LIMIT_MS = 5000

/**
 * Signs this device out. Never throws.
 * @param scope whether other devices stay signed in
 * @returns whether the server confirmed it in time
 */
export function signOut(scope: 'local' | 'global'): Promise<boolean> {
  return endSession(supabase().auth, readSession(), { scope, limitMs: LIMIT_MS })
}
