import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import type { ListedVersion } from '../api/history'
import { useEditor } from '../lib/editor-context'
import type { StoredPost } from '../lib/post'
import { rowOf } from '../lib/post'
import { useHistoryQuery } from '../lib/use-history-query'
import { HistoryList, HistoryRow, signed } from './history-list'
import { Modal } from '@/components/ui/modal'
import { Pieces, THEIRS, YOURS } from './pieces'

interface ChangesProps {
  post: StoredPost
  version: number
  /** The previous kept version; undefined for the oldest. */
  before: number | undefined
  onClose: () => void
}

/** What a version changed, word by word. */
function Changes({ post, version, before, onClose }: ChangesProps) {
  const { history } = useEditor()
  const { data, error, isLoading, retry } = useHistoryQuery(['changes', post.id, version, before], async () => {
    const read = (number: number | undefined) => (number === undefined ? null : history.version(post.id, number))
    const [{ diffPosts }, later, earlier] = await Promise.all([
      import('../lib/diff-posts'),
      read(version),
      read(before),
    ])
    return later && earlier ? diffPosts(rowOf(earlier.fields), rowOf(later.fields)) : null
  })
  return (
    <Modal
      title={`Version ${version}`}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            Close
          </Button>
          <Link
            className={buttonClass('primary')}
            to={`/admin/blog/edit/${encodeURIComponent(post.slug)}?version=${version}`}
          >
            Open in the editor
          </Link>
        </>
      }
    >
      {isLoading && <Busy>Comparing the two...</Busy>}
      {error && (
        <Notice look="bad" role="alert">
          {error.message} <Button onClick={() => void retry()}>Retry</Button>
        </Notice>
      )}
      {data === null && <p>This is the oldest version that is kept.</p>}
      {data?.length === 0 && <p>Saved without a change.</p>}
      {data && data.length > 0 && (
        <>
          <p className="flex gap-4 text-small leading-normal text-ink-muted">
            <del className={THEIRS}>taken out</del>
            <ins className={YOURS}>added</ins>
          </p>
          <div
            className="grid max-h-[50dvh] gap-4 overflow-y-auto rounded-control border border-rule bg-paper p-4"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable boxes must be reachable by keyboard
            tabIndex={0}
            role="region"
            aria-label="What changed"
          >
            {data.map(({ label, pieces, isFormatOnly }) => (
              <section key={label}>
                <h3 className="font-sans text-small font-[520] text-ink-muted">{label}</h3>
                {isFormatOnly ? (
                  <p className="text-small leading-normal text-ink-muted">
                    The words are the same. Formatting, links or pictures differ.
                  </p>
                ) : (
                  <Pieces pieces={pieces} names={['Taken out', 'Added']} />
                )}
              </section>
            ))}
          </div>
        </>
      )}
    </Modal>
  )
}

/** The last versions of a post: who, when, what changed, and a button to restore. */
export function VersionList({ post }: { post: StoredPost }) {
  const { history } = useEditor()
  const query = useHistoryQuery(['versions', post.id], () => history.versions(post.id))
  const [shown, setShown] = useState<number>()
  const versions = query.data ?? []
  const before = versions[versions.findIndex(({ version }) => version === shown) + 1]?.version
  return (
    <>
      <HistoryList title={`Versions of “${post.title}”`} query={query} empty="No versions are kept of this post.">
        {({ version, saved_at, saved_by }: ListedVersion) => (
          <HistoryRow
            key={version}
            title={`Version ${version}`}
            note={
              <>
                {signed(saved_at, saved_by)} {version === post.version && <Badge look="model">On the blog</Badge>}
              </>
            }
            actions={
              <Button onClick={() => setShown(version)}>
                What changed<span className="sr-only"> in version {version}</span>
              </Button>
            }
          />
        )}
      </HistoryList>
      {shown !== undefined && (
        <Changes post={post} version={shown} before={before} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
