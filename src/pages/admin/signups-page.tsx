import { useMemo } from 'react'
import { createSignupsApi } from '@/features/email-lists/api/signups'
import { SignupList } from '@/features/email-lists/components/signup-list'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

/** `/admin/addresses`: what visitors left for the newsletter and the waiting list. */
export default function SignupsPage() {
  const asAdmin = useAsAdmin()
  const api = useMemo(() => createSignupsApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo
        title="Addresses | Promptory"
        description="Addresses that visitors left."
        path="/admin/addresses"
        isNoIndex
      />
      <AdminHead
        title="Addresses"
        lede="Left by visitors for the newsletter and the Pro waiting list. Use them for that and nothing else."
      />
      <SignupList api={api} />
    </>
  )
}
