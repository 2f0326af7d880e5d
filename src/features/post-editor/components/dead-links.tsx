import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import { type DeadLink, findDeadLinks } from '../lib/dead-links'
import { useEditor } from '../lib/editor-context'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly links: readonly DeadLink[]; readonly posts: number }
  | { readonly kind: 'failed'; readonly reason: string }

const statusOf = async (path: string) => (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status

/** Checks the links that articles hold to pages of this site, when asked to. */
export function DeadLinks() {
  const { api } = useEditor()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const check = async () => {
    if (state.kind === 'checking') return
    setState({ kind: 'checking', done: 0, all: 0 })
    try {
      const posts = await api.texts()
      const links = await findDeadLinks(posts, statusOf, (done, all) => setState({ kind: 'checking', done, all }))
      setState({ kind: 'done', links, posts: posts.length })
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  const isChecking = state.kind === 'checking'
  return (
    <>
      <p role="status">
        {state.kind === 'idle' && 'Not checked yet.'}
        {isChecking && (state.all === 0 ? 'Reading the articles…' : `${state.done} of ${state.all} addresses checked…`)}
        {state.kind === 'failed' && <span className="text-danger">{`The check stopped: ${state.reason}`}</span>}
        {state.kind === 'done' &&
          (state.links.length === 0
            ? `All links in ${state.posts} articles lead somewhere.`
            : `${state.links.length === 1 ? 'One link leads' : `${state.links.length} links lead`} nowhere:`)}
      </p>
      {state.kind === 'done' && state.links.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {state.links.map(({ post, path, words }) => (
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
      <Button look="link" className={buttonClass('link')} aria-busy={isChecking} onClick={() => void check()}>
        {state.kind === 'idle' ? 'Check the links' : 'Check again'}
      </Button>
    </>
  )
}
