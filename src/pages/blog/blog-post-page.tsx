import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchNeighbours, fetchPost } from '@/features/blog/api/posts'
import { NeighbourLinks } from '@/features/blog/components/neighbour-links'
import { News, PostNews } from '@/features/blog/components/news'
import { BackToBlog } from '@/features/blog/components/post-head'
import { PostMissing } from '@/features/blog/components/post-missing'
import { ReadingProgress } from '@/features/blog/components/reading-progress'
import { Loading } from '@/features/blog/components/states'
import { BLOG_MESSAGES } from '@/features/blog/messages'
import { builtPost } from '@/features/blog/model/built-posts'
import { type Post, postPath, slugOf } from '@/features/blog/model/post'
import { driveProgress } from '@/features/blog/model/progress'
import { blogPosting } from '@/features/blog/model/structured-data'
import { useLoaded } from '@/features/blog/model/use-loaded'
import NotFoundPage from '@/pages/public/not-found-page'
import { SITE } from '@/shared/config/site'
import { breadcrumbList, HOME_CRUMB } from '@/shared/lib/structured-data'
import { Seo } from '@/shared/ui/seo'
import { Closing } from './closing'
import { PostView } from './post-view'

/** The article at an address. */
export default function BlogPostPage() {
  const slug = slugOf(useLocation().pathname)
  return slug ? <PostBySlug slug={slug} /> : <NotFoundPage />
}

function PostBySlug({ slug }: { slug: string }) {
  const built = builtPost(slug)
  const { loaded, newer, showNewer, retry } = useLoaded<Post | null>(`post:${slug}`, () => fetchPost(slug), built?.post)
  if (loaded.state === 'ready' && loaded.value) {
    const acceptNews = () => {
      // The button goes: the focus waits where a change of page would put it.
      document.getElementById('main')?.focus({ preventScroll: true })
      showNewer()
    }
    return <FoundPost post={loaded.value} built={built} onShowNewer={newer ? acceptNews : undefined} />
  }
  const isMissing = loaded.state === 'ready'
  return (
    <>
      <Seo
        title={`${loaded.state === 'loading' ? 'Blog' : BLOG_MESSAGES.postFailed} | ${SITE.name}`}
        description=""
        path={postPath(slug)}
        isNoIndex={isMissing}
      />
      <BackToBlog />
      {loaded.state === 'loading' && (
        <div className="wrap near">
          <div className="row">
            <div className="body">
              <Loading />
            </div>
          </div>
        </div>
      )}
      {isMissing && <PostMissing message={BLOG_MESSAGES.postMissing} />}
      {loaded.state === 'failed' && <PostMissing message={loaded.message} onRetry={retry} />}
    </>
  )
}

interface FoundPostProps {
  post: Post
  built: ReturnType<typeof builtPost>
  /** Shows the newer version of the post, where there is one. */
  onShowNewer: (() => void) | undefined
}

function FoundPost({ post, built, onShowNewer }: FoundPostProps) {
  const { loaded } = useLoaded(`neighbours:${post.id}`, () => fetchNeighbours(post), built?.neighbours)
  const path = postPath(post.slug ?? '')
  const description = post.excerpt ?? ''
  const crumbs = [HOME_CRUMB, { label: 'Blog', path: '/blog' }, { label: post.title, path }]
  // Pictures are drawn at build time, for the newest posts; any other goes under the blog's.
  const picture = built?.hasPicture ? path : '/blog'

  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.reading > i')
    const article = document.querySelector<HTMLElement>('.post-text')
    return bar && article ? driveProgress(bar, article) : undefined
  }, [post.id])

  return (
    <>
      <Seo
        title={`${post.title} | ${SITE.name}`}
        description={description}
        path={path}
        type="article"
        keywords={`${post.category}, blog, gpt, prompts`}
        picture={picture}
        jsonLd={[blogPosting(post, description, `${SITE.url}/og${picture}.png`), breadcrumbList(crumbs, path)]}
      />
      <ReadingProgress />
      <BackToBlog>
        {built ? (
          <div data-island="blog-post" data-wake="at-once">
            {/* As the island begins. */}
            <News />
          </div>
        ) : (
          <News>{onShowNewer && <PostNews onShow={onShowNewer} />}</News>
        )}
      </BackToBlog>
      {/* Gives way as a whole where the post is gone. */}
      <div>
        <article data-post={post.id} data-version={post.version}>
          <PostView post={post} />
        </article>
        {loaded.state === 'ready' && (
          <div className="wrap near">
            <div className="row">
              <div className="body">
                <NeighbourLinks {...loaded.value} />
              </div>
            </div>
          </div>
        )}
        <Closing />
      </div>
    </>
  )
}
