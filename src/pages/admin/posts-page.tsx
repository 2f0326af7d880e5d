import { useState } from 'react'
import { useAuth } from '@/features/auth/lib/auth-context'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { PostList } from '@/features/post-editor/components/post-list'
import { supabase } from '@/lib/supabase-client'
import { Seo } from '@/components/seo'
import { AdminHead } from './admin-head'
import { BlogPages } from './blog-section'

/** `/admin/blog` */
export default function PostsPage() {
  const { askForPassword } = useAuth()
  const [api] = useState(() => createPostsApi(supabase()))
  return (
    <>
      <Seo title="Blog Management | Promptory" description="The blog's posts." path="/admin/blog" isNoIndex />
      <AdminHead title="Blog Management">
        <BlogPages path="/admin/blog" />
      </AdminHead>
      <PostList api={api} askForPassword={askForPassword} />
    </>
  )
}
