import { useParams } from 'react-router-dom'
import { PostVersions } from '@/features/post-editor/components/post-versions'
import { BlogSection } from './blog-section'
import { useEditorSurroundings } from './use-editor-surroundings'

/** `/admin/blog/versions/{id}` */
export default function VersionsPage() {
  const { id = '' } = useParams()
  const { api, history, askForPassword } = useEditorSurroundings()
  return (
    <BlogSection path={`/admin/blog/versions/${id}`} title="Versions">
      <PostVersions id={id} api={api} history={history} askForPassword={askForPassword} />
    </BlogSection>
  )
}
