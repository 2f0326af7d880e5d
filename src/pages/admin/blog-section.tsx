import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useEditor } from '@/features/post-editor/lib/editor-context'
import { useDraftCount } from '@/features/post-editor/lib/use-draft-count'
import { Seo } from '@/components/seo'
import { buttonClass } from '@/components/ui/button'
import { AdminHead } from './admin-head'
import { EditorSurroundings } from './editor-surroundings'

const PAGES = [
  ['/admin/blog', 'Posts'],
  ['/admin/blog/drafts', 'Drafts'],
  ['/admin/blog/deleted', 'Deleted posts'],
  ['/admin/blog/pictures', 'Pictures'],
  ['/admin/blog/transfer', 'Import and export'],
] as const

/** Links to the pages related to the list of posts. */
export function BlogPages({ path }: { path: string }) {
  const { history } = useEditor()
  const drafts = useDraftCount(history)
  return (
    <nav className="mt-3 flex flex-wrap gap-x-5" aria-label="Blog">
      {PAGES.map(([to, label]) => (
        <Link
          key={to}
          to={to}
          aria-current={to === path ? 'page' : undefined}
          className={`${buttonClass('link')} aria-[current=page]:text-ink aria-[current=page]:no-underline`}
        >
          {label}
          {to.endsWith('drafts') && drafts > 0 && ` (${drafts})`}
        </Link>
      ))}
    </nav>
  )
}

/** The frame of a page about the blog's posts. */
export function BlogSection({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  return (
    <EditorSurroundings>
      <Seo title={`${title} | Promptory`} description={`${title} of the blog.`} path={path} isNoIndex />
      <AdminHead title="Blog Management">
        <BlogPages path={path} />
      </AdminHead>
      <section className="wrap pb-12">{children}</section>
    </EditorSurroundings>
  )
}
