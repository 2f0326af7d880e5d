import { useMemo } from 'react'
import { createFiguresApi } from '@/features/figures/api/figures'
import { Figures } from '@/features/figures/components/figures'
import { Seo } from '@/components/seo'
import { supabase } from '@/lib/supabase-client'
import { AdminHead } from './admin-head'
import { useAsAdmin } from './use-as-admin'

/** `/admin/figures`: use of the tools, reads, and the last build. */
export default function FiguresPage() {
  const asAdmin = useAsAdmin()
  const api = useMemo(() => createFiguresApi(supabase(), asAdmin), [asAdmin])
  return (
    <>
      <Seo title="Figures | Promptory" description="How the site is used." path="/admin/figures" isNoIndex />
      <AdminHead title="Figures" />
      <Figures api={api} />
    </>
  )
}
