import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
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

const THEIRS = 'bg-danger-soft text-danger line-through'
const YOURS = 'bg-accent-soft text-accent-strong underline underline-offset-[0.15em]'

type Comparison = Awaited<ReturnType<typeof compare>>

function Pieces({ pieces, shorten }: { pieces: readonly Piece[]; shorten: Comparison['shorten'] }) {
  const last = pieces.length - 1
  return (
    <p className="font-serif text-[1.125rem] leading-normal whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return shorten(text, index === 0 ? 'first' : index === last ? 'last' : 'middle')
        return kind === 'theirs' ? (
          <del key={index} className={THEIRS}>
            <span className="sr-only">Theirs: </span>
            {text}
          </del>
        ) : (
          <ins key={index} className={YOURS}>
            <span className="sr-only">Yours: </span>
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
      <h3 className="font-sans text-small font-[520] text-ink-muted">{diff.label}</h3>
      {diff.isFormatOnly ? (
        <p className="text-small leading-normal text-ink-muted">
          The words are the same. Formatting, links or pictures differ.
        </p>
      ) : (
        <Pieces pieces={diff.pieces} shorten={shorten} />
      )}
    </section>
  )
}

function Differences({ comparison }: { comparison: Comparison }) {
  const { diffs, shorten } = comparison
  return (
    <div
      className="grid max-h-[50dvh] gap-4 overflow-y-auto rounded-control border border-rule bg-paper p-4"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label="What differs"
    >
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
          <Button data-first onClick={onGoOn}>
            Go on editing
          </Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button look="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        It was saved elsewhere on {time.format(new Date(theirs.updated_at))}. Nothing of yours is lost, and nothing is
        saved yet.
      </p>
      <p className="text-small leading-normal text-ink-muted flex gap-4">
        <span>
          <del className={THEIRS}>only in theirs</del>
        </span>
        <span>
          <ins className={YOURS}>only in yours</ins>
        </span>
      </p>
      {comparison === undefined && <p role="status">Comparing the two...</p>}
      {comparison === 'failed' && <p role="alert">The two versions could not be compared here.</p>}
      {typeof comparison === 'object' && <Differences comparison={comparison} />}
    </Modal>
  )
}
