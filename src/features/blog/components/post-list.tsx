import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'
import { useUntouched } from '@/lib/use-untouched'
import { Button, buttonClass } from '@/components/ui/button'
import { blogKeys, newestPageQuery, postPageQuery } from '../api/queries'
import { BLOG_MESSAGES } from '../messages'
import { readCursor, writeCursor } from '../lib/cursor'
import type { PostPage } from '../lib/post'
import { PostCard } from './post-card'
import { ListEmpty, ListFailed, Loading } from './states'

interface PostListProps {
  /** Posts of this category only. */
  category?: string | undefined
  /** Path of the page that the list stands on. */
  path: string
}

/** One page of posts, newest first, and the link to older ones. The address says which page. */
export function PostList({ category, path }: PostListProps) {
  const [params] = useSearchParams()
  // Prerendered without a query; the page of the query follows after hydration.
  const query = useHydrated() ? params.toString() : ''
  const before = readCursor(query)
  const after = before ? undefined : readCursor(query, 'after')
  const step = (before ?? after) ? query : ''
  const isFirst = step === ''
  const { data: page, error, refetch } = useQuery(postPageQuery(category, before, after))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const untouched = useUntouched()

  // The router does not move scroll and focus within one page, so this does.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [step])

  const tryAgain = () => {
    // The focused button goes away.
    heading.current?.focus()
    void refetch()
  }

  return (
    <>
      {/* The place where news is offered is kept free. */}
      <div className="flex min-h-target items-center justify-between">
        <h2 ref={heading} className="scroll-mt-4 focus:outline-none" tabIndex={-1}>
          {isFirst ? 'Latest Articles' : 'Older Articles'}
        </h2>
        {page && isFirst && (
          <News category={category} shown={page} untouched={untouched} onShow={() => heading.current?.focus()} />
        )}
      </div>
      {!page && !error && <Loading />}
      {error && <ListFailed message={error.message} onRetry={tryAgain} />}
      {page?.posts.length === 0 && <ListEmpty />}
      {page && page.posts.length > 0 && (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2">
          {page.posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pager path={path} page={page} isFirst={isFirst} />
    </>
  )
}

interface NewsProps {
  category: string | undefined
  /** The shown page. */
  shown: PostPage
  /** Whether the visitor has just arrived. */
  untouched: RefObject<boolean>
  onShow: () => void
}

/**
 * Shows what has changed since the list was rendered: at once to a visitor who has just arrived, otherwise after a
 * press. The button's place is reserved, so nothing moves.
 */
function News({ category, shown, untouched, onShow }: NewsProps) {
  const client = useQueryClient()
  const { data: newest } = useQuery(newestPageQuery(category))
  const line = newest ? newsLine(shown, newest) : undefined
  const show = useCallback(() => {
    client.setQueryData(blogKeys.page(category), newest)
    void client.refetchQueries({ queryKey: blogKeys.years(category) })
  }, [client, category, newest])
  useLayoutEffect(() => {
    if (line && untouched.current) show()
  }, [line, untouched, show])
  return (
    <span role="status">
      {line && (
        <Button
          look="quiet"
          onClick={() => {
            show()
            onShow()
          }}
        >
          {line}
        </Button>
      )}
    </span>
  )
}

/** The message about a newer list; undefined if it is the same. */
function newsLine(shown: PostPage, newest: PostPage): string | undefined {
  const known = new Map(shown.posts.map(({ id, version }) => [id, version]))
  const added = newest.posts.filter(({ id }) => !known.has(id))
  // A post that moves up because another was deleted is not new.
  const last = shown.posts.at(-1)
  const count = last ? added.filter(({ created_at }) => created_at > last.created_at).length : added.length
  if (count > 0) return BLOG_MESSAGES.newArticles(count)
  const isSame =
    newest.posts.length === shown.posts.length && newest.posts.every(({ id, version }) => known.get(id) === version)
  return isSame ? undefined : BLOG_MESSAGES.listChanged
}

function Pager({ path, page, isFirst }: { path: string; page: PostPage | undefined; isFirst: boolean }) {
  const last = page?.hasOlder ? page.posts.at(-1) : undefined
  const first = isFirst || page?.hasNewer === false ? undefined : page?.posts[0]
  if (!last && isFirst) return null
  return (
    <nav className="mt-8 flex flex-wrap gap-3 print:hidden" aria-label="Pages of the blog">
      {!isFirst && (
        <Link className={buttonClass('secondary')} to={path}>
          Newest posts
        </Link>
      )}
      {first && (
        <Link className={buttonClass('secondary')} to={path + writeCursor(first, 'after')} rel="prev">
          Newer posts
        </Link>
      )}
      {last && (
        <Link className={buttonClass('secondary')} to={path + writeCursor(last)} rel="next">
          Older posts
        </Link>
      )}
    </nav>
  )
}
