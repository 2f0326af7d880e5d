import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { readDraftsOfStored } from '../lib/drafts'
import { useEditor } from '../lib/editor-context'
import { fieldsOf, type PostFields, type StoredPost } from '../lib/post'
import { PostEditor } from './post-editor'

interface EditPostProps {
  /** Undefined if the address has no readable one. */
  slug: string | undefined
  /** An earlier version that the form begins with. */
  version: number | undefined
}

interface NotFoundProps {
  error: Error | null
  /** Whether this browser keeps a draft for this address. */
  hasDraft: boolean
  onRetry: () => void
  signOut: () => void
}

function NotFound({ error, hasDraft, onRetry, signOut }: NotFoundProps) {
  return (
    <section className="wrap grid justify-items-start gap-4 pt-8 pb-6" role="alert">
      <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Post Not Found</h1>
      <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
        The blog post you're trying to edit doesn't exist.
      </p>
      {error && <Notice look="bad">It may be there all the same: {error.message}</Notice>}
      {!error && hasDraft && (
        <Notice>
          What you wrote here is kept in this browser. A <Link to="/admin/blog/new">new post</Link> offers it to you.
        </Notice>
      )}
      <ButtonRow>
        {error && (
          <Button look="primary" onClick={onRetry}>
            Retry
          </Button>
        )}
        <Link className={buttonClass(error ? 'secondary' : 'primary')} to="/admin/blog">
          Back to Blog Management
        </Link>
        <Button onClick={signOut}>Logout</Button>
      </ButtonRow>
    </section>
  )
}

interface StoredPostEditorProps {
  post: StoredPost
  beginning: PostFields | undefined
}

function StoredPostEditor({ post, beginning }: StoredPostEditorProps) {
  const [formId] = useState(() => crypto.randomUUID())
  const origin = useMemo(
    () => ({ isNew: false, postId: post.id, formId, version: post.version, fields: fieldsOf(post) }),
    [post, formId],
  )
  return <PostEditor origin={origin} publishedOn={post.created_at} {...(beginning && { beginning })} />
}

/** Loads a post by its slug and puts it into the form. */
export function EditPost({ slug, version }: EditPostProps) {
  const { api, history, signOut } = useEditor()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['admin-post', slug, version],
    queryFn: async () => {
      const post = slug === undefined ? null : await api.bySlug(slug)
      const earlier = post && version !== undefined ? await history.version(post.id, version) : null
      return post && { post, beginning: earlier?.fields }
    },
    // Read once, when the form opens: a later answer must not replace what somebody is typing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  if (isPending || (isFetching && !data)) {
    return <Busy className="wrap mt-near">Loading...</Busy>
  }
  if (data) return <StoredPostEditor key={data.post.id} {...data} />
  const hasDraft = readDraftsOfStored().some(({ fields }) => fields.slug === slug)
  return <NotFound error={error} hasDraft={hasDraft} onRetry={() => void refetch()} signOut={() => void signOut()} />
}
