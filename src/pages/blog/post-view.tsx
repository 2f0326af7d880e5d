import { AdSlot } from '@/features/ads/ad-slot'
import { ArticleBody } from '@/features/blog/components/article-body'
import { PostHead } from '@/features/blog/components/post-head'
import { Share } from '@/features/blog/components/share'
import type { Post } from '@/features/blog/lib/post'

/** A post: its head, its text with the ad, and the buttons to share it. */
export function PostView({ post }: { post: Post }) {
  return (
    <>
      <PostHead post={post} />
      <div className="wrap mt-near">
        <div className="row gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-12">
          <ArticleBody html={post.content} ad={<AdSlot name="article" />} />
          <div className="body mt-8 print:hidden">
            <Share />
          </div>
        </div>
      </div>
    </>
  )
}
