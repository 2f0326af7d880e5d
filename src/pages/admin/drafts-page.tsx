import { DraftList } from '@/features/post-editor/components/draft-list'
import { BlogSection } from './blog-section'
import { useEditorSurroundings } from './use-editor-surroundings'

/** `/admin/blog/drafts` */
export default function DraftsPage() {
  const { api, history, askForPassword } = useEditorSurroundings()
  return (
    <BlogSection path="/admin/blog/drafts" title="Drafts">
      <DraftList api={api} history={history} askForPassword={askForPassword} />
    </BlogSection>
  )
}
