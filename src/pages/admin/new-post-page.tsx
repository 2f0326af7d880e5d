import { useSearchParams } from 'react-router-dom'
import { NewPost } from '@/features/post-editor/components/new-post'
import { Seo } from '@/components/seo'
import styles from '@/styles/post-editor.css?inline'
import { EditorSurroundings } from './editor-surroundings'

export const holdsForm = true

/** `/admin/blog/new` */
export default function NewPostPage() {
  const [parameters] = useSearchParams()
  return (
    <EditorSurroundings>
      <Seo title="Create Blog Post | Promptory" description="A new post." path="/admin/blog/new" isNoIndex />
      <style>{styles}</style>
      <NewPost deletedId={parameters.get('deleted') ?? undefined} />
    </EditorSurroundings>
  )
}
