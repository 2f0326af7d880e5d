import type { ManageAdminsRequest } from '@contracts/manage-admins.ts'
import { manageAdmins } from '@/features/admins/api/manage-admins'
import { AdminList } from '@/features/admins/components/admin-list'
import { useAuth } from '@/features/auth/lib/auth-context'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'

const ask = (request: ManageAdminsRequest) => manageAdmins(supabase(), request)

/** `/admin/admins`: who may enter here. */
export default function AdminsPage() {
  const { user } = useAuth()
  return (
    <>
      <Seo title="Admins | Promptory" description="Who may enter the admin area." path="/admin/admins" isNoIndex />
      <AdminHead title="Admins" />
      <AdminList ask={ask} ownId={user?.id} />
    </>
  )
}
