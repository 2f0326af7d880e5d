import { Pictures } from '@/features/post-editor/components/pictures'
import { BlogSection } from './blog-section'

/** `/admin/blog/pictures` */
export default function PicturesPage() {
  return (
    <BlogSection path="/admin/blog/pictures" title="Pictures">
      <Pictures />
    </BlogSection>
  )
}
