import { useMemo } from 'react'
import { createSignupsApi } from '@/features/signups/api/signups'
import { SignupList } from '@/features/signups/components/signup-list'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

/** `/admin/signups`: e-mail addresses on the newsletter and the waiting list. */
export default function SignupsPage() {
  const asAdmin = useAsAdmin()
  const api = useMemo(() => createSignupsApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo
        title="Signups | Promptory"
        description="E-mail addresses that visitors left."
        path="/admin/signups"
        isNoIndex
      />
      <AdminHead
        title="Signups"
        lede="E-mail addresses that visitors left for the newsletter and the Pro waiting list. Use them for that and nothing else."
      />
      <SignupList api={api} />
    </>
  )
}
