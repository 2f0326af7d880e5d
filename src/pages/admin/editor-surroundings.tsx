import { type ReactNode, useMemo } from 'react'
import { useAuth } from '@/features/auth/lib/auth-context'
import { ArticleBody } from '@/features/blog/components/article-body'
import { PostHead } from '@/features/blog/components/post-head'
import { fetchEditorKey } from '@/features/post-editor/api/editor-key'
import { createHistoryApi } from '@/features/post-editor/api/history'
import { createPicturesApi } from '@/features/post-editor/api/pictures'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { EditorProvider } from '@/features/post-editor/lib/editor-context'
import type { PostRow } from '@/features/post-editor/lib/post'
import { supabase } from '@/lib/supabase-client'
import { loadArticles } from '@/pages/blog/new-articles'
import { useAsAdmin } from './use-as-admin'

/** Renders the post with the public page's components, as if it were published now. */
function renderPreview(post: PostRow) {
  const now = new Date().toISOString()
  const shown = {
    ...post,
    id: 'preview',
    opening: null,
    author_name: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  return (
    <>
      <PostHead post={{ ...shown, title: post.title || 'Untitled' }} />
      <section className="wrap mt-near">
        <div className="row">
          <ArticleBody html={post.content} ad={null} />
        </div>
      </section>
    </>
  )
}

const getEditorKey = () => fetchEditorKey(supabase())

/** Provides the account, the backend and parts of the blog to lists and editor of posts. */
export function EditorSurroundings({ children }: { children: ReactNode }) {
  const { signOut } = useAuth()
  const asAdmin = useAsAdmin()
  const surroundings = useMemo(
    () => ({
      api: createPostsApi(supabase(), asAdmin),
      history: createHistoryApi(supabase(), asAdmin),
      pictures: createPicturesApi(supabase(), asAdmin),
      loadArticles,
      signOut,
      fetchEditorKey: getEditorKey,
      renderPreview,
    }),
    [signOut, asAdmin],
  )
  return <EditorProvider value={surroundings}>{children}</EditorProvider>
}
