import { DraftList } from '@/features/post-editor/components/draft-list'
import { BlogSection } from './blog-section'

/** `/admin/blog/drafts` */
export default function DraftsPage() {
  return (
    <BlogSection path="/admin/blog/drafts" title="Drafts">
      <DraftList />
    </BlogSection>
  )
}
