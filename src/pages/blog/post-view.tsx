import { AdSlot } from '@/features/ads/ad-slot'
import { ArticleBody } from '@/features/blog/components/article-body'
import { PostHead } from '@/features/blog/components/post-head'
import { Share } from '@/features/blog/components/share'
import type { Post } from '@/features/blog/lib/post'

/** A post: its head, its text with the ad, and the ways to pass it on. */
export function PostView({ post }: { post: Post }) {
  return (
    <>
      <PostHead post={post} />
      <div className="wrap near">
        <div className="row long">
          <ArticleBody html={post.content} ad={<AdSlot name="article" />} />
          <div className="body post-share">
            <Share />
          </div>
        </div>
      </div>
    </>
  )
}
