import { useMemo } from 'react'
import { useEditor } from '@/features/post-editor/lib/editor-context'
import { createTransferApi } from '@/features/post-transfer/api/transfer'
import { ExportPanel } from '@/features/post-transfer/components/export-panel'
import { ImportPanel } from '@/features/post-transfer/components/import-panel'
import { supabase } from '@/lib/supabase-client'
import { BlogSection } from './blog-section'
import { createPostTools } from './post-tools'
import { useAsAdmin } from './use-as-admin'

export const holdsForm = true

/** `/admin/blog/transfer`: import from other blogs, and export of all posts. */
export default function TransferPage() {
  return (
    <BlogSection path="/admin/blog/transfer" title="Import and export">
      <Transfer />
    </BlogSection>
  )
}

function Transfer() {
  const asAdmin = useAsAdmin()
  const { pictures } = useEditor()
  const api = useMemo(() => createTransferApi(supabase(), asAdmin), [asAdmin])
  const tools = useMemo(() => createPostTools(pictures), [pictures])
  return (
    <div className="grid gap-6">
      <ImportPanel api={api} tools={tools} />
      <ExportPanel api={api} isOwn={tools.isOwnPicture} />
    </div>
  )
}
