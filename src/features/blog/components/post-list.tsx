import { useEffect, useRef } from 'react'
import { fetchPostPage } from '../api/posts'
import { readCursor, writeCursor } from '../model/cursor'
import { newsLabel, stateOf } from '../model/list-news'
import type { PostPage } from '../model/post'
import { useLoaded } from '../model/use-loaded'
import { useSearch } from '../model/use-search'
import { News, NewsButton } from './news'
import { PostCard } from './post-card'
import { ListEmpty, ListFailed, Loading } from './states'

interface PostListProps {
  /** Posts of this category only. */
  category?: string | undefined
  /** Path of the page that the list stands on. */
  path: string
  /** The page that the address asks for, where it is there already. */
  initial?: PostPage | undefined
  /** This list is there because of a step to another page, and not since the page was loaded. */
  isStep?: boolean
}

/** One page of posts, newest first, and the way to the older ones. Which page, the address says. */
export function PostList({ category, path, initial, isStep = false }: PostListProps) {
  const before = readCursor(useSearch())
  const step = before ? `${before.createdAt},${before.id}` : ''
  const { loaded, newer, showNewer, retry } = useLoaded(
    `list:${category ?? ''}:${step}`,
    () => fetchPostPage({ category, before }),
    initial,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isStep ? undefined : step)

  // The router takes a step within one page for none: the reader's eye and focus are led to the top here.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [step])

  const tryAgain = () => {
    // The button that had the focus goes.
    heading.current?.focus()
    retry()
  }
  const acceptNews = () => {
    heading.current?.focus({ preventScroll: true })
    showNewer()
  }

  return (
    <>
      <div className="news-row">
        <h2 ref={heading} tabIndex={-1}>
          {before ? 'Older Articles' : 'Latest Articles'}
        </h2>
        <News>
          {newer && loaded.state === 'ready' && (
            <NewsButton label={newsLabel(stateOf(loaded.value), newer)} onShow={acceptNews} />
          )}
        </News>
      </div>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <ListFailed message={loaded.message} onRetry={tryAgain} />}
      {loaded.state === 'ready' && loaded.value.posts.length === 0 && <ListEmpty />}
      {loaded.state === 'ready' && loaded.value.posts.length > 0 && (
        <ul className="cards two">
          {loaded.value.posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pager path={path} page={loaded.state === 'ready' ? loaded.value : undefined} isFirst={!before} />
    </>
  )
}

function Pager({ path, page, isFirst }: { path: string; page: PostPage | undefined; isFirst: boolean }) {
  const last = page?.hasOlder ? page.posts.at(-1) : undefined
  if (!last && isFirst) return null
  return (
    <nav className="btn-row pager" aria-label="Pages of the blog">
      {!isFirst && (
        <a className="btn btn-secondary" href={path}>
          Newest posts
        </a>
      )}
      {last && (
        <a className="btn btn-secondary" href={path + writeCursor(last)} rel="next">
          Older posts
        </a>
      )}
    </nav>
  )
}
