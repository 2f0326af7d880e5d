import { useEffect, useState } from 'react'
import type { FieldDiff, Piece } from '../lib/diff-posts'
import type { PostRow, StoredPost } from '../lib/post'
import { Modal } from './modal'

interface ConflictDialogProps {
  theirs: StoredPost
  mine: PostRow
  onKeepMine: () => void
  onTakeTheirs: () => void
  onGoOn: () => void
}

async function compare(theirs: PostRow, mine: PostRow) {
  const { diffPosts, shorten } = await import('../lib/diff-posts')
  return { diffs: diffPosts(theirs, mine), shorten }
}

type Comparison = Awaited<ReturnType<typeof compare>>

function Pieces({ pieces, shorten }: { pieces: readonly Piece[]; shorten: Comparison['shorten'] }) {
  const last = pieces.length - 1
  return (
    <p className="diff-text">
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return shorten(text, index === 0 ? 'first' : index === last ? 'last' : 'middle')
        return kind === 'theirs' ? (
          <del key={index}>
            <span className="sr">Theirs: </span>
            {text}
          </del>
        ) : (
          <ins key={index}>
            <span className="sr">Yours: </span>
            {text}
          </ins>
        )
      })}
    </p>
  )
}

function Field({ diff, shorten }: { diff: FieldDiff; shorten: Comparison['shorten'] }) {
  return (
    <section>
      <h3>{diff.label}</h3>
      {diff.isFormatOnly ? (
        <p className="small">The words are the same. Formatting, links or pictures differ.</p>
      ) : (
        <Pieces pieces={diff.pieces} shorten={shorten} />
      )}
    </section>
  )
}

function Differences({ comparison }: { comparison: Comparison }) {
  const { diffs, shorten } = comparison
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="diff" tabIndex={0} role="region" aria-label="What differs">
      {diffs.map((diff) => (
        <Field key={diff.label} diff={diff} shorten={shorten} />
      ))}
    </div>
  )
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Somebody else has saved the same post: what differs, and whose version is to stay. */
export function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs, onGoOn }: ConflictDialogProps) {
  const [comparison, setComparison] = useState<Comparison | 'failed'>()
  useEffect(() => {
    compare(theirs, mine).then(setComparison, () => setComparison('failed'))
  }, [theirs, mine])
  return (
    <Modal
      title="This post has changed meanwhile"
      role="dialog"
      size="wide"
      onClose={onGoOn}
      actions={
        <>
          <button className="btn btn-secondary" type="button" data-first onClick={onGoOn}>
            Go on editing
          </button>
          <button className="btn btn-secondary" type="button" onClick={onTakeTheirs}>
            Take theirs
          </button>
          <button className="btn btn-primary" type="button" onClick={onKeepMine}>
            Keep mine
          </button>
        </>
      }
    >
      <p>
        It was saved elsewhere on {time.format(new Date(theirs.updated_at))}. Nothing of yours is lost, and nothing is
        saved yet.
      </p>
      <p className="diff-key small">
        <span>
          <del>only in theirs</del>
        </span>
        <span>
          <ins>only in yours</ins>
        </span>
      </p>
      {comparison === undefined && <p role="status">Comparing the two...</p>}
      {comparison === 'failed' && <p role="alert">The two versions could not be compared here.</p>}
      {typeof comparison === 'object' && <Differences comparison={comparison} />}
    </Modal>
  )
}
