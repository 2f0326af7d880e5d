import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { useAuth } from '@/features/auth/lib/auth-context'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { PostList } from '@/features/post-editor/components/post-list'
import { supabase } from '@/lib/supabase-client'
import { Seo } from '@/components/seo'
import styles from '@/styles/post-editor.css?inline'

/** `/admin/blog` */
export default function PostsPage() {
  const { askForPassword } = useAuth()
  const [api] = useState(() => createPostsApi(supabase()))
  return (
    <>
      <Seo title="Blog Management | Promptory" description="The blog's posts." path="/admin/blog" isNoIndex />
      <style>{styles}</style>
      <section className="wrap admin-head">
        <div className="bar">
          <h1>Blog Management</h1>
          <div className="btn-row">
            <Link className="btn btn-secondary" to="/admin">
              Back to Dashboard
            </Link>
            <LogoutButton />
          </div>
        </div>
      </section>
      <PostList api={api} askForPassword={askForPassword} />
    </>
  )
}
