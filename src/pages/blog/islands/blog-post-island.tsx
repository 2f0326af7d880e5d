import { LivePost } from '@/features/blog/components/live-post'
import { PostMissing } from '@/features/blog/components/post-missing'
import { BLOG_MESSAGES } from '@/features/blog/messages'
import { PostView } from '../post-view'

/** What keeps a prerendered post up to date. */
export default function BlogPostIsland() {
  return (
    <LivePost
      renderPost={(post) => <PostView post={post} />}
      removed={<PostMissing message={BLOG_MESSAGES.postMissing} />}
    />
  )
}
