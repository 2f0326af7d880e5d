import { type ReactNode, useEffect, useState } from 'react'
import { fetchPost, fetchVersion } from '../api/posts'
import { BLOG_MESSAGES } from '../messages'
import { longDate } from '../model/dates'
import type { Post } from '../model/post'
import { driveProgress } from '../model/progress'
import { TakeOver } from './take-over'

type Change = { readonly kind: 'changed'; readonly post: Post } | { readonly kind: 'removed' }

interface LivePostProps {
  /** The post as its page shows it. */
  renderPost: (post: Post) => ReactNode
  /** What stands in place of a post that is gone. */
  removed: ReactNode
}

/** What has become of a prerendered post since; undefined where it is still the same. */
async function findChange(id: string, builtVersion: string): Promise<Change | undefined> {
  const row = await fetchVersion(id)
  if (!row) return { kind: 'removed' }
  if (String(row.version) === builtVersion) return undefined
  const post = await fetchPost(row.slug)
  return post ? { kind: 'changed', post } : { kind: 'removed' }
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
 * Looks after a prerendered post: asks once whether it is still the one in the database. A changed one takes the old
 * one's place under a line that says so; a removed one gives way. Fails silently: then the text of the build stays.
 */
export function LivePost({ renderPost, removed }: LivePostProps) {
  const target = document.querySelector<HTMLElement>('[data-post]')
  const { post: id, version } = target?.dataset ?? {}
  const [change, setChange] = useState<Change>()

  useEffect(() => {
    let isCurrent = true
    if (!id || !version) return
    findChange(id, version).then(
      (found) => {
        if (isCurrent) setChange(found)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, version])

  return (
    <>
      <p className={change ? 'notice live-line' : 'live-line'} role="status">
        {change?.kind === 'changed' && (
          <>
            {BLOG_MESSAGES.postChanged} Updated on{' '}
            <time dateTime={change.post.updated_at}>{longDate(change.post.updated_at)}</time>.
          </>
        )}
        {change?.kind === 'removed' && BLOG_MESSAGES.postRemoved}
      </p>
      {change?.kind === 'removed' && <meta name="robots" content="noindex" />}
      {target && !change && <Progress place={target} />}
      {target && change && (
        <TakeOver target={target}>
          {change.kind === 'changed' ? renderPost(change.post) : removed}
          {/* In here it comes with the new article, and finds that one. */}
          <Progress place={target} />
        </TakeOver>
      )}
    </>
  )
}
