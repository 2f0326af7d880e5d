import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { useAuth } from '@/features/auth/lib/auth-context'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { PostList } from '@/features/post-editor/components/post-list'
import { supabase } from '@/lib/supabase-client'
import { Seo } from '@/components/seo'
import { ButtonRow, buttonClass } from '@/components/ui/button'

/** `/admin/blog` */
export default function PostsPage() {
  const { askForPassword } = useAuth()
  const [api] = useState(() => createPostsApi(supabase()))
  return (
    <>
      <Seo title="Blog Management | Promptory" description="The blog's posts." path="/admin/blog" isNoIndex />
      <section className="wrap pt-8 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Blog Management</h1>
          <ButtonRow>
            <Link className={buttonClass('secondary')} to="/admin">
              Back to Dashboard
            </Link>
            <LogoutButton />
          </ButtonRow>
        </div>
      </section>
      <PostList api={api} askForPassword={askForPassword} />
    </>
  )
}
