import { useEffect, useState } from 'react'
import { fetchPostPage } from '../api/posts'
import { BLOG_MESSAGES } from '../messages'
import { readCursor } from '../model/cursor'
import type { PostPage } from '../model/post'
import { useSearch } from '../model/use-search'
import { PostList } from './post-list'
import { TakeOver } from './take-over'

/** What tells one state of a list from another: its posts in order, and how often each was changed. */
export function stateOf({ posts, hasOlder }: PostPage): string {
  return [...posts.map(({ id, version }) => `${id}:${version}`), hasOlder ? '+' : '.'].join(' ')
}

/**
 * Looks after a prerendered list: shows the page that the address asks for, and new posts once there are any.
 * Fails silently: then the list of the build stays.
 */
export function LiveList() {
  const target = document.querySelector<HTMLElement>('[data-blog-list]')
  const category = target?.dataset.category
  const builtState = target?.dataset.blogList
  const isElsewhere = readCursor(useSearch()) !== undefined
  const [wasElsewhere] = useState(isElsewhere)
  // A build that could not read the posts left the list to the browser.
  const [isMoved, setIsMoved] = useState(isElsewhere || builtState === '')
  const [fresh, setFresh] = useState<PostPage>()

  useEffect(() => {
    if (isElsewhere) setIsMoved(true)
  }, [isElsewhere])

  useEffect(() => {
    let isCurrent = true
    if (isMoved) return
    fetchPostPage({ category }).then(
      (page) => {
        if (isCurrent && stateOf(page) !== builtState) setFresh(page)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [category, builtState, isMoved])

  return (
    <>
      <p className="small live-line" role="status">
        {fresh && BLOG_MESSAGES.listChanged}
      </p>
      {target && (isMoved || fresh) && (
        <TakeOver target={target}>
          <PostList
            category={category}
            path={window.location.pathname}
            initial={isMoved ? undefined : fresh}
            isStep={isElsewhere && !wasElsewhere}
          />
        </TakeOver>
      )}
    </>
  )
}
