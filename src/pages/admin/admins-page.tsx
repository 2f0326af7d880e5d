import type { ManageAdminsRequest } from '@contracts/manage-admins.ts'
import { manageAdmins } from '@/features/admins/api/manage-admins'
import { AdminList } from '@/features/admins/components/admin-list'
import { useAuth } from '@/features/auth/lib/auth-context'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

/** `/admin/admins`: the list of admins. */
export default function AdminsPage() {
  const { user } = useAuth()
  const asAdmin = useAsAdmin()
  const ask = (request: ManageAdminsRequest) => manageAdmins(supabase(), request, asAdmin)
  return (
    <>
      <Seo title="Admins | Promptory" description="Who may enter the admin area." path="/admin/admins" isNoIndex />
      <AdminHead title="Admins" />
      <AdminList ask={ask} ownId={user?.id} />
    </>
  )
}
