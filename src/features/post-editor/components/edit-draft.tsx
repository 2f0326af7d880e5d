import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import type { ServerDraft } from '../api/history'
import { useEditor } from '../lib/editor-context'
import { EMPTY_FIELDS, fieldsOf, type StoredPost } from '../lib/post'
import { useHistoryQuery } from '../lib/use-history-query'
import type { FormOrigin } from '../lib/post-form-state'
import { PostEditor } from './post-editor'

interface EditDraftProps {
  id: string
  /** Whether it opens with the preview. */
  isPreviewed: boolean
}

/** The form of a draft: based on its stored post, or on a new one. */
function originOf(draft: ServerDraft, post: StoredPost | null): FormOrigin {
  const place = { postId: draft.post_id, formId: crypto.randomUUID() }
  if (!post) return { ...place, isNew: true, version: undefined, fields: EMPTY_FIELDS }
  // If the post was created after the draft began, saving reports the conflict.
  return { ...place, isNew: false, version: draft.version ?? 0, fields: fieldsOf(post) }
}

function OpenDraft({ draft, post, ...props }: { draft: ServerDraft; post: StoredPost | null } & EditDraftProps) {
  const [origin] = useState(() => originOf(draft, post))
  return <PostEditor origin={origin} beginning={draft.fields} draft={draft} {...props} />
}

/** Opens a draft on the server for editing. */
export function EditDraft(props: EditDraftProps) {
  const { id } = props
  const { api, history } = useEditor()
  const { data, error, isLoading, retry } = useHistoryQuery(
    ['draft', id],
    async () => {
      const draft = await history.draft(id)
      return draft && { draft, post: await api.byId(draft.post_id) }
    },
    true,
  )
  if (isLoading) return <Busy className="wrap mt-near">Loading...</Busy>
  if (data) return <OpenDraft key={data.draft.id} {...data} {...props} />
  return (
    <section className="wrap grid justify-items-start gap-4 pt-8 pb-6" role="alert">
      <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Draft not found</h1>
      {error ? (
        <Notice look="bad">It may be there all the same: {error.message}</Notice>
      ) : (
        <p className="max-w-[36rem] text-ink-soft">It was deleted, or its post has been saved since.</p>
      )}
      <ButtonRow>
        {error && (
          <Button look="primary" onClick={() => void retry()}>
            Retry
          </Button>
        )}
        <Link className={buttonClass(error ? 'secondary' : 'primary')} to="/admin/blog/drafts">
          All drafts
        </Link>
      </ButtonRow>
    </section>
  )
}
