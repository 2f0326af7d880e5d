import { type ReactNode, useEffect, useState } from 'react'
import { fetchPost, fetchVersion } from '../api/posts'
import { BLOG_MESSAGES } from '../messages'
import type { Post } from '../model/post'
import { driveProgress } from '../model/progress'
import { News, PostNews } from './news'
import { TakeOver } from './take-over'

interface LivePostProps {
  /** The post as its page shows it. */
  renderPost: (post: Post) => ReactNode
  /** What stands in place of a post that is gone, and of all that belongs to it. */
  removed: ReactNode
}

/** The post that a prerendered one has become; undefined where it is still the same, null where it is gone. */
async function findChange(id: string, builtVersion: string): Promise<Post | null | undefined> {
  const row = await fetchVersion(id)
  if (!row) return null
  return String(row.version) === builtVersion ? undefined : fetchPost(row.slug)
}

/** Moves the line of progress with the article that stands in a place while this is mounted. */
function Progress({ place }: { place: Element }) {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.reading > i')
    const article = place.querySelector<HTMLElement>('.post-text')
    return bar && article ? driveProgress(bar, article) : undefined
  }, [place])
  return null
}

/**
 * Looks after a prerendered post: asks once whether it is still the one in the database. A changed one is offered; a
 * removed one gives way. Fails silently: then the text of the build stays.
 */
export function LivePost({ renderPost, removed }: LivePostProps) {
  const target = document.querySelector<HTMLElement>('[data-post]')
  const { post: id, version } = target?.dataset ?? {}
  const [found, setFound] = useState<Post | null>()
  const [isAccepted, setIsAccepted] = useState(false)

  useEffect(() => {
    let isCurrent = true
    if (!id || !version) return
    findChange(id, version).then(
      (post) => {
        if (isCurrent) setFound(post)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, version])

  return (
    <>
      <News>
        {found && !isAccepted && <PostNews onShow={() => setIsAccepted(true)} />}
        {found === null && <span className="sr">{BLOG_MESSAGES.postFailed}</span>}
      </News>
      {target && !isAccepted && <Progress place={target} />}
      {target && found && isAccepted && (
        <TakeOver target={target} takesFocus>
          {renderPost(found)}
          {/* In here it comes with the new article, and finds that one. */}
          <Progress place={target} />
        </TakeOver>
      )}
      {target?.parentElement && found === null && (
        <TakeOver target={target.parentElement}>
          <meta name="robots" content="noindex" />
          {removed}
        </TakeOver>
      )}
    </>
  )
}
