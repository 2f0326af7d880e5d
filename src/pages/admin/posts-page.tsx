import { PostList } from '@/features/post-editor/components/post-list'
import { Seo } from '@/components/seo'
import { AdminHead } from './admin-head'
import { BlogPages } from './blog-section'
import { EditorSurroundings } from './editor-surroundings'

/** `/admin/blog` */
export default function PostsPage() {
  return (
    <EditorSurroundings>
      <Seo title="Blog Management | Promptory" description="The blog's posts." path="/admin/blog" isNoIndex />
      <AdminHead title="Blog Management">
        <BlogPages path="/admin/blog" />
      </AdminHead>
      <PostList />
    </EditorSurroundings>
  )
}
