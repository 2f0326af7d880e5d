import { useState } from 'react'
import { createAccountApi } from '@/features/auth/api/account'
import { AccountSettings } from '@/features/auth/components/account-settings'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'

/** `/admin/account`: one's own password, sessions and second factor. */
export default function AccountPage() {
  const [api] = useState(() => createAccountApi(supabase()))
  return (
    <>
      <Seo title="Your Account | Promptory" description="Your own account." path="/admin/account" isNoIndex />
      <AdminHead title="Your account" />
      <AccountSettings api={api} />
    </>
  )
}
