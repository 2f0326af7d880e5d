import { useParams } from 'react-router-dom'
import { PostVersions } from '@/features/post-editor/components/post-versions'
import { BlogSection } from './blog-section'

/** `/admin/blog/versions/{id}` */
export default function VersionsPage() {
  const { id = '' } = useParams()
  return (
    <BlogSection path={`/admin/blog/versions/${id}`} title="Versions">
      <PostVersions id={id} />
    </BlogSection>
  )
}
