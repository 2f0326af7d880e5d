import { searchTexts } from '@contracts/blog.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, Navigate, useLocation } from 'react-router-dom'
import { neighboursQuery, postQuery, relatedQuery, versionQuery } from '@/features/blog/api/queries'
import { NeighbourLinks } from '@/features/blog/components/neighbour-links'
import { BackToBlog } from '@/features/blog/components/post-head'
import { PostMissing } from '@/features/blog/components/post-missing'
import { RelatedLinks } from '@/features/blog/components/related-links'
import { ReadingProgress } from '@/features/blog/components/reading-progress'
import { Loading } from '@/features/blog/components/states'
import { BLOG_MESSAGES } from '@/features/blog/messages'
import { countRead } from '@/features/blog/lib/count-read'
import { coverOf, type Post, postPath, slugOf } from '@/features/blog/lib/post'
import { blogPosting } from '@/features/blog/lib/structured-data'
import { readConsent } from '@/features/consent/lib/consent'
import NotFoundPage from '@/pages/public/not-found-page'
import { SITE } from '@/lib/site'
import { breadcrumbList, HOME_CRUMB } from '@/lib/structured-data'
import { Seo } from '@/components/seo'
import { Button } from '@/components/ui/button'
import { askFor, clientOf } from './blog-data'
import { Closing } from './closing'
import { PostView } from './post-view'

/** Loads the article and, if it is known already, its neighbours and related articles. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const slug = slugOf(new URL(request.url).pathname)?.toLowerCase()
  if (!slug) return null
  const query = postQuery(slug)
  const post = clientOf(context).getQueryData(query.queryKey)
  return askFor(context, [query, ...(post ? [neighboursQuery(post), relatedQuery(post)] : [])])
}

/** The article at an address. */
export default function BlogPostPage() {
  const slug = slugOf(useLocation().pathname)
  if (!slug) return <NotFoundPage />
  return slug === slug.toLowerCase() ? <PostBySlug slug={slug} /> : <PostInCapitals slug={slug} />
}

/** Slugs have no capitals, so redirects to lower case if there is a post. */
function PostInCapitals({ slug }: { slug: string }) {
  const { search, hash } = useLocation()
  const lower = slug.toLowerCase()
  const { data: post } = useQuery(postQuery(lower))
  if (post) return <Navigate to={{ pathname: postPath(lower), search, hash }} replace />
  return <PostBySlug slug={post === undefined ? lower : slug} />
}

function PostBySlug({ slug }: { slug: string }) {
  const { data: post, error, isPending, refetch } = useQuery(postQuery(slug))
  if (post?.slug && post.slug !== slug) return <Navigate to={postPath(post.slug)} replace />
  if (post) return <ShownPost post={post} />
  return (
    <>
      <Seo
        title={`${isPending ? 'Blog' : BLOG_MESSAGES.postFailed} | ${SITE.name}`}
        description=""
        path={postPath(slug)}
        isNoIndex={post === null}
      />
      <BackToBlog />
      {isPending && (
        <div className="wrap mt-near">
          <div className="row">
            <div className="body">
              <Loading />
            </div>
          </div>
        </div>
      )}
      {post === null && <PostMissing message={BLOG_MESSAGES.postMissing} />}
      {error && <PostMissing message={error.message} onRetry={() => void refetch()} />}
    </>
  )
}

function ShownPost({ post }: { post: Post }) {
  const client = useQueryClient()
  const { data: neighbours } = useQuery(neighboursQuery(post))
  const { data: related = [] } = useQuery(relatedQuery(post))
  // Checked after the post is shown, because it may have been changed or taken down since.
  const { data: current } = useQuery(versionQuery(post.id))
  const isRemoved = current === null
  const isChanged = !isRemoved && current !== undefined && current.version !== post.version
  const path = postPath(post.slug ?? '')
  const { title, description } = searchTexts(post, SITE.name)
  const crumbs = [HOME_CRUMB, { label: 'Blog', path: '/blog' }, { label: post.title, path }]
  // Only the newest posts have a picture, made at build time; others use the blog's.
  const picture = post.hasPicture ? path : '/blog'
  const cover = coverOf(post)

  const article = useRef<HTMLElement>(null)
  const isShown = !isRemoved
  useEffect(() => (isShown ? countRead(post.id, () => readConsent() === 'declined') : undefined), [post.id, isShown])

  const showChanged = async () => {
    await client.refetchQueries(postQuery(post.slug ?? ''))
    // The focused button is gone.
    const heading = document.querySelector<HTMLElement>('article h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }

  return (
    <>
      <Seo
        title={isRemoved ? `${BLOG_MESSAGES.postFailed} | ${SITE.name}` : title}
        description={description}
        path={path}
        type="article"
        keywords={`${post.category}, blog, gpt, prompts`}
        picture={picture}
        cover={cover}
        isNoIndex={isRemoved}
        jsonLd={[blogPosting(post, description, cover ?? `${SITE.url}/og${picture}.png`), breadcrumbList(crumbs, path)]}
      />
      {!isRemoved && <ReadingProgress article={article} />}
      <BackToBlog>
        {isChanged && (
          <>
            {/* On a phone the button says it, too. */}
            <span className="max-sm:absolute max-sm:[clip-path:inset(50%)]">{BLOG_MESSAGES.postChanged}</span>
            <Button className="px-3.5 py-0 whitespace-nowrap" onClick={() => void showChanged()}>
              {BLOG_MESSAGES.showChanged}
            </Button>
          </>
        )}
        {isRemoved && <span className="sr-only">{BLOG_MESSAGES.postFailed}</span>}
      </BackToBlog>
      {isRemoved ? (
        <PostMissing message={BLOG_MESSAGES.postRemoved} />
      ) : (
        <>
          <article ref={article}>
            <PostView post={post} />
          </article>
          {(neighbours || related.length > 0) && (
            <div className="wrap mt-near">
              <div className="row">
                <div className="body grid gap-8">
                  {neighbours && <NeighbourLinks {...neighbours} />}
                  <RelatedLinks category={post.category} posts={related} />
                </div>
              </div>
            </div>
          )}
          <Closing />
        </>
      )}
    </>
  )
}
