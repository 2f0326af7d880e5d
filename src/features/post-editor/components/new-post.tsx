import { useState } from 'react'
import { Busy } from '@/components/ui/spinner'
import { EMPTY_FIELDS, type PostFields } from '../lib/post'
import { useHistoryQuery } from '../lib/use-history-query'
import type { FormOrigin } from '../lib/use-post-form'
import { type EditorSurroundings, PostEditor } from './post-editor'

interface NewPostProps extends EditorSurroundings {
  /** A deleted post whose text the form begins with; created, it is that post again. */
  deletedId: string | undefined
}

/** The form of a new post. Its id is made here, so that a try that is repeated makes no second post. */
export function NewPost({ deletedId, ...surroundings }: NewPostProps) {
  const { history, askForPassword } = surroundings
  const { data, isLoading } = useHistoryQuery(
    ['deleted', deletedId],
    async () => (deletedId === undefined ? null : history.deletedFields(deletedId)),
    askForPassword,
    true,
  )
  if (isLoading && deletedId !== undefined) return <Busy className="wrap mt-near">Loading...</Busy>
  return data ? (
    <EmptyForm key={deletedId} id={deletedId} beginning={data} {...surroundings} />
  ) : (
    <EmptyForm {...surroundings} />
  )
}

function EmptyForm({ id, beginning, ...surroundings }: { id?: string; beginning?: PostFields } & EditorSurroundings) {
  const [origin] = useState((): FormOrigin => {
    const postId = id ?? crypto.randomUUID()
    return { isNew: true, postId, formId: crypto.randomUUID(), version: undefined, fields: EMPTY_FIELDS }
  })
  return <PostEditor origin={origin} {...(beginning && { beginning })} {...surroundings} />
}
