import { DeletedPosts } from '@/features/post-editor/components/deleted-posts'
import { BlogSection } from './blog-section'

/** `/admin/blog/deleted` */
export default function DeletedPostsPage() {
  return (
    <BlogSection path="/admin/blog/deleted" title="Deleted posts">
      <DeletedPosts />
    </BlogSection>
  )
}
