import { DeletedPosts } from '@/features/post-editor/components/deleted-posts'
import { BlogSection } from './blog-section'
import { useEditorSurroundings } from './use-editor-surroundings'

/** `/admin/blog/deleted` */
export default function DeletedPostsPage() {
  const { api, history, askForPassword } = useEditorSurroundings()
  return (
    <BlogSection path="/admin/blog/deleted" title="Deleted posts">
      <DeletedPosts api={api} history={history} askForPassword={askForPassword} />
    </BlogSection>
  )
}
