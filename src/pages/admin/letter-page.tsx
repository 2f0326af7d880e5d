import { useMemo } from 'react'
import { createLetterApi } from '@/features/letter/api/letters'
import { LetterDesk } from '@/features/letter/components/letter-desk'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

export const holdsForm = true

/** `/admin/letter`: composes and sends letters to the confirmed addresses. */
export default function LetterPage() {
  const asAdmin = useAsAdmin()
  const api = useMemo(() => createLetterApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo
        title="Letter | Promptory"
        description="The letter to the confirmed addresses."
        path="/admin/letter"
        isNoIndex
      />
      <AdminHead
        title="Letter"
        lede="To everybody who confirmed an address for the newsletter. Each mail carries its reader’s own way off the list."
      />
      <LetterDesk api={api} />
    </>
  )
}
