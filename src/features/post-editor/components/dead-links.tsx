import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { StateAnswer } from '@/components/state-row'
import { Button, buttonClass } from '@/components/ui/button'
import { isoTime } from '@/lib/iso-time'
import type { LinkCheck } from '../api/posts'
import { findDeadLinks, isCheckDue, statusOf } from '../lib/dead-links'
import { useEditor } from '../lib/editor-context'
import { inWords } from '../lib/local-time'

type Work =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly done: number; readonly all: number }
  | { readonly kind: 'failed'; readonly reason: string }

const KEY = ['admin-posts', 'link-check']

function Result({ check }: { check: LinkCheck | null }) {
  if (check === null) return 'Not checked yet.'
  const { dead, posts, checked_at: at } = check
  const said =
    dead.length === 0
      ? `All links in ${posts === 1 ? 'one article' : `${posts} articles`} lead somewhere`
      : `${dead.length === 1 ? 'One link leads' : `${dead.length} links lead`} nowhere`
  return (
    <>
      {said}, checked on {inWords(isoTime(at))}.
    </>
  )
}

/**
 * Links in articles to pages of this site that do not exist, as found by the last check. Checks again by itself on the
 * first visit after a week.
 */
export function DeadLinks() {
  const { api } = useEditor()
  const client = useQueryClient()
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.lastLinkCheck(),
    staleTime: 60_000,
    retry: false,
    networkMode: 'always',
  })
  const isChecking = work.kind === 'checking'
  const check = async () => {
    setWork({ kind: 'checking', done: 0, all: 0 })
    try {
      const posts = await api.texts()
      const dead = await findDeadLinks(posts, statusOf, (done, all) => setWork({ kind: 'checking', done, all }))
      const found = { posts: posts.length, dead }
      client.setQueryData(KEY, await api.keepLinkCheck(found))
      setWork({ kind: 'idle' })
    } catch (failure) {
      setWork({ kind: 'failed', reason: failure instanceof Error ? failure.message : String(failure) })
    }
  }

  // Once a visit, even if it fails.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (data === undefined || hasBegun.current || !isCheckDue(data)) return
    hasBegun.current = true
    void check()
    // oxlint-disable-next-line react/exhaustive-deps -- depends only on the last check
  }, [data])

  return (
    <StateAnswer asked={{ data, error, retry: refetch }}>
      {(last) => (
        <>
          <p>
            <Result check={last} />
          </p>
          <p role="status">
            {isChecking &&
              (work.all === 0 ? 'Reading the articles…' : `${work.done} of ${work.all} addresses checked…`)}
            {work.kind === 'failed' && <span className="text-danger">{`The check stopped: ${work.reason}`}</span>}
          </p>
          {last && last.dead.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {last.dead.map(({ post, path, words }) => (
                <li key={`${post.id} ${path}`} className="wrap-anywhere">
                  “{words || path}” to <code>{path}</code> in{' '}
                  {post.slug ? (
                    <Link to={`/admin/blog/edit/${encodeURIComponent(post.slug)}`}>{post.title}</Link>
                  ) : (
                    post.title
                  )}
                </li>
              ))}
            </ul>
          )}
          <Button
            look="link"
            className={buttonClass('link')}
            aria-busy={isChecking}
            onClick={() => {
              if (!isChecking) void check()
            }}
          >
            {last === null ? 'Check the links' : 'Check again'}
          </Button>
        </>
      )}
    </StateAnswer>
  )
}
