import { endSession } from '@/lib/end-session'
import { readSession } from '@/lib/stored-session'
import { supabase } from '@/lib/supabase-client'

const LIMIT_MS = 5000

/**
 * Signs this device out; other devices stay signed in. Never throws.
 * @returns whether the server confirmed it in time
 */
export function signOut(): Promise<boolean> {
  return endSession(supabase().auth, readSession(), { scope: 'local', limitMs: LIMIT_MS })
}
