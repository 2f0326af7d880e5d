import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import type { ListedDraft } from '../api/history'
import { type Draft, draftKey, readAllDrafts, removeDraft } from '../lib/drafts'
import { useEditor } from '../lib/editor-context'
import { inWords } from '../lib/local-time'
import { useHistoryQuery } from '../lib/use-history-query'
import { Confirm } from '@/components/ui/confirm'
import { DeleteDraftDialog } from './delete-draft-dialog'
import { HistoryList, HistoryRow, signed } from './history-list'

type Doomed =
  | { readonly kind: 'server'; readonly draft: ListedDraft }
  | { readonly kind: 'device'; readonly draft: Draft }

const planNote = ({ publish_at: at, publish_problem: problem }: ListedDraft) =>
  at && (problem ? ` · not published on ${inWords(at)}` : ` · planned for ${inWords(at)}`)

const kindOf = (version: number | null | undefined) => (version ? 'Changes to a post' : 'New post')

/** Drafts on the server, shared by all admins, and on this device. */
export function DraftList() {
  const { api, history } = useEditor()
  const navigate = useNavigate()
  const query = useHistoryQuery(['drafts'], () => history.drafts())
  const [own, setOwn] = useState(readAllDrafts)
  const [doomed, setDoomed] = useState<Doomed>()

  // Leads to where the draft is offered: the form of its post, or a new post if that was deleted.
  const goOn = async ({ isNew, postId }: Draft) => {
    const post = isNew ? null : await api.byId(postId).catch(() => null)
    void navigate(post ? `/admin/blog/edit/${encodeURIComponent(post.slug)}` : '/admin/blog/new')
  }

  const discard = (draft: Draft) => {
    setDoomed(undefined)
    removeDraft(draft)
    setOwn(readAllDrafts())
  }

  const deleteButton = (target: Doomed, title: string) => (
    <Button onClick={() => setDoomed(target)}>
      Delete<span className="sr-only"> the draft {title}</span>
    </Button>
  )

  return (
    <div className="grid gap-6">
      <HistoryList title="Drafts" query={query} empty="No drafts. “Save draft” in a post’s form keeps one here.">
        {(draft) => (
          <HistoryRow
            key={draft.id}
            title={draft.title ?? ''}
            note={`${kindOf(draft.version)} · saved ${signed(draft.updated_at, draft.updated_by)}${planNote(draft) ?? ''}`}
            actions={
              <>
                {deleteButton({ kind: 'server', draft }, draft.title ?? '')}
                <Link className={buttonClass()} to={`/admin/blog/drafts/${draft.id}?preview`}>
                  Preview<span className="sr-only"> {draft.title}</span>
                </Link>
                <Link className={buttonClass('primary')} to={`/admin/blog/drafts/${draft.id}`}>
                  Continue<span className="sr-only"> {draft.title}</span>
                </Link>
              </>
            }
          />
        )}
      </HistoryList>
      {own.length > 0 && (
        <HistoryList
          title="On this device only"
          query={{ data: own, error: null, isLoading: false, retry: async () => {} }}
          empty=""
        >
          {(draft) => (
            <HistoryRow
              key={draftKey(draft)}
              title={draft.fields.title}
              note={`${kindOf(draft.isNew ? null : draft.version)} · kept ${signed(draft.savedAt)}`}
              actions={
                <>
                  {deleteButton({ kind: 'device', draft }, draft.fields.title)}
                  <Button look="primary" onClick={() => void goOn(draft)}>
                    Continue<span className="sr-only"> {draft.fields.title}</span>
                  </Button>
                </>
              }
            />
          )}
        </HistoryList>
      )}
      {doomed?.kind === 'server' && <DeleteDraftDialog id={doomed.draft.id} onClose={() => setDoomed(undefined)} />}
      {doomed?.kind === 'device' && (
        <Confirm
          title="Delete this draft?"
          labels={['Cancel', 'Delete']}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => discard(doomed.draft)}
        >
          It is kept in this browser only. It cannot be brought back.
        </Confirm>
      )}
    </div>
  )
}
