import { useLocation, useSearchParams } from 'react-router-dom'
import { EditPost } from '@/features/post-editor/components/edit-post'
import { Seo } from '@/components/seo'
import styles from '@/styles/post-editor.css?inline'
import { EditorSurroundings } from './editor-surroundings'

export const holdsForm = true

/** The slug at the end of the address; undefined if it cannot be decoded. */
function slugOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '').normalize('NFC')
  } catch {
    return undefined
  }
}

/** `/admin/blog/edit/{slug}` */
export default function EditPostPage() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const version = Number(parameters.get('version')) || undefined
  return (
    <EditorSurroundings>
      <Seo title="Edit Blog Post | Promptory" description="A post to change." path={pathname} isNoIndex />
      <style>{styles}</style>
      <EditPost slug={slugOf(pathname)} version={version} />
    </EditorSurroundings>
  )
}
