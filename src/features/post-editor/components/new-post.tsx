import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { useEditor } from '../lib/editor-context'
import { EMPTY_FIELDS, type PostFields } from '../lib/post'
import { findSlugProblem, type SlugProblem } from '../lib/slug-problem'
import { useHistoryQuery } from '../lib/use-history-query'
import type { FormOrigin } from '../lib/post-form-state'
import { MESSAGES } from '../messages'
import { PostEditor } from './post-editor'

interface Beginning {
  readonly fields: PostFields
  readonly slugProblem: SlugProblem | undefined
}

/**
 * The form of a new post. Its id is created here, so that a repeated attempt does not create a second post.
 * @param deletedId a deleted post whose text the form starts with; saving restores that post
 */
export function NewPost({ deletedId }: { deletedId: string | undefined }) {
  return deletedId === undefined ? <NewForm /> : <DeletedPostForm key={deletedId} id={deletedId} />
}

function DeletedPostForm({ id }: { id: string }) {
  const { api, history } = useEditor()
  const { data, error, isLoading, retry } = useHistoryQuery(
    ['deleted', id],
    async (): Promise<Beginning | null> => {
      const fields = await history.deletedFields(id)
      return fields && { fields, slugProblem: await findSlugProblem(api, fields.slug, id) }
    },
    true,
  )
  if (isLoading) return <Busy className="wrap mt-near">Loading...</Busy>
  if (data) return <NewForm id={id} beginning={data} />
  return (
    <section className="wrap grid justify-items-start gap-4 pt-8 pb-6" role="alert">
      <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Deleted post not found</h1>
      <Notice look="bad">{error ? `It may be there all the same: ${error.message}` : MESSAGES.notKeptDeleted}</Notice>
      <ButtonRow>
        <Button look="primary" onClick={() => void retry()}>
          Retry
        </Button>
        <Link className={buttonClass()} to="/admin/blog/deleted">
          Deleted posts
        </Link>
        <Link className={buttonClass()} to="/admin/blog/new">
          New post
        </Link>
      </ButtonRow>
    </section>
  )
}

function NewForm({ id, beginning }: { id?: string; beginning?: Beginning }) {
  const [origin] = useState((): FormOrigin => {
    const postId = id ?? crypto.randomUUID()
    return { isNew: true, postId, formId: crypto.randomUUID(), version: undefined, fields: EMPTY_FIELDS }
  })
  return (
    <PostEditor
      origin={origin}
      {...(beginning && { beginning: beginning.fields })}
      slugProblem={beginning?.slugProblem}
    />
  )
}
