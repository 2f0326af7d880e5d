import { useMemo } from 'react'
import { createAccountsApi } from '@/features/accounts/api/accounts'
import { Accounts } from '@/features/accounts/components/accounts'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

export const holdsForm = true

/** `/admin/accounts`: grants Pro by hand, and exports and deletes accounts on request. */
export default function AccountsPage() {
  const asAdmin = useAsAdmin()
  const api = useMemo(() => createAccountsApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo title="Accounts | Promptory" description="Accounts of visitors." path="/admin/accounts" isNoIndex />
      <AdminHead
        title="Accounts"
        lede="Give Pro by hand, and export or delete an account when its owner asks. What people keep is told in numbers alone."
      />
      <Accounts api={api} />
    </>
  )
}
