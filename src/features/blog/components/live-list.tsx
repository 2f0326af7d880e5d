import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { fetchPostPage } from '../api/posts'
import { readCursor } from '../model/cursor'
import { newsLabel, stateOf } from '../model/list-news'
import type { PostPage } from '../model/post'
import { useSearch } from '../model/use-search'
import { NewsButton } from './news'
import { PostList } from './post-list'
import { TakeOver } from './take-over'

/**
 * Looks after a prerendered list: shows the page that the address asks for, and offers the newer state of the list
 * once there is one. Fails silently: then the list of the build stays.
 */
export function LiveList() {
  const target = document.querySelector<HTMLElement>('[data-blog-list]')
  const category = target?.dataset.category
  const builtState = target?.dataset.blogList ?? ''
  const isElsewhere = readCursor(useSearch()) !== undefined
  const [wasElsewhere] = useState(isElsewhere)
  // A build that could not read the posts left the list to the browser.
  const [isMoved, setIsMoved] = useState(isElsewhere || builtState === '')
  const [fresh, setFresh] = useState<PostPage>()
  const [isAccepted, setIsAccepted] = useState(false)

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

  if (!target) return null
  if (isMoved || isAccepted) {
    return (
      <TakeOver target={target} takesFocus={isAccepted}>
        <PostList
          category={category}
          path={window.location.pathname}
          initial={isMoved ? undefined : fresh}
          isStep={isElsewhere && !wasElsewhere}
        />
      </TakeOver>
    )
  }
  const place = target.querySelector('.blog-news')
  if (!fresh || !place) return null
  return createPortal(<NewsButton label={newsLabel(builtState, fresh)} onShow={() => setIsAccepted(true)} />, place)
}
