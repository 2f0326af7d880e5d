import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { StateAnswer, StateRow } from '@/components/state-row'
import { useEditor } from '../lib/editor-context'
import { inWords } from '../lib/local-time'
import { HISTORY_KEY } from '../lib/use-history-query'
import { DeadLinks } from './dead-links'

// In UTC, like the public pages.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const counted = (count: number, one: string, many: string) =>
  count === 0 ? `No ${many}` : count === 1 ? `1 ${one}` : `${count} ${many}`

// Fresh for a while after a visit; changes made here invalidate it.
const FRESH_MS = 60_000

function useStanding<T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) {
  const { data, error, refetch } = useQuery({
    ...{ queryKey, queryFn },
    staleTime: FRESH_MS,
    retry: false,
    networkMode: 'always',
  })
  return { data, error, retry: refetch }
}

/** The state of the blog: articles, drafts, deleted posts and dead links. */
export function PostsState() {
  const { api, history } = useEditor()
  const posts = useStanding(['admin-posts', 'state'], async () => {
    const [count, { posts: newest }] = await Promise.all([
      api.count({ search: '', state: 'published' }),
      api.list({ search: '', sort: 'newest', state: 'published' }, undefined),
    ])
    return { count, last: newest[0] }
  })
  const planned = useStanding(['admin-posts', 'planned'], async () => {
    const [count, { posts: soonest }] = await Promise.all([
      api.count({ search: '', state: 'planned' }),
      api.list({ search: '', sort: 'oldest', state: 'planned' }, undefined),
    ])
    const failed = soonest.filter(({ publish_problem: problem }) => problem !== null).length
    return { count, failed, next: soonest.find(({ publish_problem: problem }) => problem === null) }
  })
  const drafts = useStanding([HISTORY_KEY, 'drafts'], () => history.drafts())
  const deleted = useStanding([HISTORY_KEY, 'deleted'], () => history.deleted())
  return (
    <>
      <StateRow name="Articles">
        <StateAnswer asked={posts}>
          {({ count, last }) => (
            <>
              <Link to="/admin/blog">{counted(count, 'article', 'articles')}</Link>
              {last && (
                <>
                  , the last one{' '}
                  {last.slug ? <Link to={`/blog/${encodeURIComponent(last.slug)}`}>{last.title}</Link> : last.title} on{' '}
                  <time dateTime={last.created_at}>{date.format(new Date(last.created_at))}</time>
                </>
              )}
            </>
          )}
        </StateAnswer>
      </StateRow>
      <StateRow name="Planned">
        <StateAnswer asked={planned}>
          {({ count, failed, next }) => (
            <>
              <Link to="/admin/blog?state=planned">{counted(count, 'planned article', 'planned articles')}</Link>
              {next?.publish_at && <>, the next one on {inWords(next.publish_at)}</>}
              {failed > 0 && `, ${failed} of them could not be published`}
            </>
          )}
        </StateAnswer>
      </StateRow>
      <StateRow name="Drafts">
        <StateAnswer asked={drafts}>
          {(found) => (
            <Link to="/admin/blog/drafts">{counted(found.length, 'unfinished text', 'unfinished texts')}</Link>
          )}
        </StateAnswer>
      </StateRow>
      <StateRow name="Deleted">
        <StateAnswer asked={deleted}>
          {(found) => (
            <Link to="/admin/blog/deleted">
              {counted(found.length, 'article that can be put back', 'articles that can be put back')}
            </Link>
          )}
        </StateAnswer>
      </StateRow>
      <StateRow name="Links in articles">
        <DeadLinks />
      </StateRow>
    </>
  )
}
