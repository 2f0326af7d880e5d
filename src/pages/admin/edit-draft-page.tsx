import { useParams, useSearchParams } from 'react-router-dom'
import { EditDraft } from '@/features/post-editor/components/edit-draft'
import { Seo } from '@/components/seo'
import styles from '@/styles/post-editor.css?inline'
import { EditorSurroundings } from './editor-surroundings'

export const holdsForm = true

/** `/admin/blog/drafts/{id}` */
export default function EditDraftPage() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  return (
    <EditorSurroundings>
      <Seo title="Draft | Promptory" description="A draft of a post." path={`/admin/blog/drafts/${id}`} isNoIndex />
      <style>{styles}</style>
      <EditDraft id={id} isPreviewed={parameters.has('preview')} />
    </EditorSurroundings>
  )
}
