import { useState } from 'react'
import { Busy } from '@/components/ui/spinner'
import { useEditor } from '../lib/editor-context'
import { EMPTY_FIELDS, type PostFields } from '../lib/post'
import { useHistoryQuery } from '../lib/use-history-query'
import type { FormOrigin } from '../lib/use-post-form'
import { PostEditor } from './post-editor'

interface NewPostProps {
  /** A deleted post whose text the form begins with; created, it is that post again. */
  deletedId: string | undefined
}

/** The form of a new post. Its id is made here, so that a try that is repeated makes no second post. */
export function NewPost({ deletedId }: NewPostProps) {
  const { history } = useEditor()
  const { data, isLoading } = useHistoryQuery(
    ['deleted', deletedId],
    async () => (deletedId === undefined ? null : history.deletedFields(deletedId)),
    true,
  )
  if (isLoading && deletedId !== undefined) return <Busy className="wrap mt-near">Loading...</Busy>
  return data ? <EmptyForm key={deletedId} id={deletedId} beginning={data} /> : <EmptyForm />
}

function EmptyForm({ id, beginning }: { id?: string; beginning?: PostFields }) {
  const [origin] = useState((): FormOrigin => {
    const postId = id ?? crypto.randomUUID()
    return { isNew: true, postId, formId: crypto.randomUUID(), version: undefined, fields: EMPTY_FIELDS }
  })
  return <PostEditor origin={origin} {...(beginning && { beginning })} />
}
