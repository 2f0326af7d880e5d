import { useMemo, useState } from 'react'
import { createAccountApi } from '@/features/auth/api/account'
import { createAuthorNameApi } from '@/features/auth/api/author-name'
import { AccountSettings } from '@/features/auth/components/account-settings'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

/** `/admin/account`: the admin's own name, password, sessions and second factor. */
export default function AccountPage() {
  const [api] = useState(() => createAccountApi(supabase()))
  const asAdmin = useAsAdmin()
  const authorName = useMemo(() => createAuthorNameApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo title="Your Account | Promptory" description="Your own account." path="/admin/account" isNoIndex />
      <AdminHead title="Your account" />
      <AccountSettings api={api} authorName={authorName} />
    </>
  )
}
