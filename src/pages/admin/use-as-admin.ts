import { useMemo } from 'react'
import { useAuth } from '@/features/auth/lib/auth-context'
import { type AsAdmin, createAsAdmin } from '@/lib/as-admin'
import { supabase } from '@/lib/supabase-client'

/** Calls the backend as an admin; an ended session is renewed in place. */
export function useAsAdmin(): AsAdmin {
  const { askForPassword } = useAuth()
  return useMemo(() => createAsAdmin(supabase(), askForPassword), [askForPassword])
}
