import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { HistoryApi } from '../api/history'
import { useEditor } from '../lib/editor-context'
import type { Comparison, Part, Side } from '../lib/merge-posts'
import { type PostRow, rowOf, type StoredPost } from '../lib/post'
import { Modal } from '@/components/ui/modal'
import { shortMoment } from '@/lib/short-moment'
import { Pieces, THEIRS, YOURS } from './pieces'

interface ConflictDialogProps {
  theirs: StoredPost
  mine: PostRow
  /** The version that the form started from. */
  startedFrom: number | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onTakeChosen: (row: PostRow) => void
  onGoOn: () => void
}

/** Details of a conflict. The other editor and the common base may be unavailable. */
async function look(history: HistoryApi, theirs: StoredPost, mine: PostRow, startedFrom: number | undefined) {
  const versionOf = async (version: number | undefined) =>
    version === undefined ? null : history.version(theirs.id, version).catch(() => null)
  const [{ comparePosts }, saved, before] = await Promise.all([
    import('../lib/merge-posts'),
    versionOf(theirs.version),
    versionOf(startedFrom),
  ])
  return { comparison: comparePosts(theirs, mine, before ? rowOf(before.fields) : undefined), by: saved?.saved_by }
}

const SIDES: readonly (readonly [Side, string])[] = [
  ['theirs', 'Theirs'],
  ['mine', 'Yours'],
]

function PartChoice({ part, side, onChoose }: { part: Part; side: Side; onChoose: (side: Side) => void }) {
  return (
    <fieldset className="grid gap-1 border-b border-rule pb-3 last:border-b-0">
      <legend className="font-sans text-small font-[520] text-ink-muted">{part.label}</legend>
      {part.isFormatOnly ? (
        <p className="text-small leading-normal text-ink-muted">
          The words are the same. Formatting, links or pictures differ.
        </p>
      ) : (
        <Pieces pieces={part.pieces} />
      )}
      <div className="flex gap-4">
        {SIDES.map(([value, label]) => (
          <label key={value} className="flex min-h-target items-center gap-2 text-ui">
            <input
              type="radio"
              className="size-4 accent-accent"
              checked={side === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Parts({
  comparison,
  sides,
  onChoose,
}: {
  comparison: Comparison
  sides: readonly Side[]
  onChoose: (sides: Side[]) => void
}) {
  return (
    <div
      className="grid h-full content-start gap-4 overflow-y-auto rounded-control border border-rule bg-paper p-4"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable boxes must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label="What differs"
    >
      {comparison.parts.map((part, index) => (
        <PartChoice
          key={index}
          part={part}
          side={sides[index] ?? part.suggested}
          onChoose={(side) => onChoose(comparison.parts.map((_, at) => (at === index ? side : (sides[at] ?? 'mine'))))}
        />
      ))}
    </div>
  )
}

/**
 * Somebody else has saved the same post: shows who and what differs, and lets the admin choose a version of each part.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, startedFrom, onKeepMine, onTakeTheirs, onTakeChosen, onGoOn } = props
  const { history } = useEditor()
  const [found, setFound] = useState<Awaited<ReturnType<typeof look>> | 'failed'>()
  const [sides, setSides] = useState<readonly Side[]>([])
  useEffect(() => {
    look(history, theirs, mine, startedFrom).then(
      (result) => {
        setFound(result)
        setSides(result.comparison.parts.map(({ suggested }) => suggested))
      },
      () => setFound('failed'),
    )
  }, [history, theirs, mine, startedFrom])
  const comparison = typeof found === 'object' ? found.comparison : undefined
  const by = typeof found === 'object' ? found.by : undefined
  const isMixed = new Set(sides).size > 1
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
          <Button look={isMixed ? 'secondary' : 'primary'} onClick={onKeepMine}>
            Keep mine
          </Button>
          {comparison && isMixed && (
            <Button look="primary" onClick={() => onTakeChosen(comparison.merge(sides))}>
              Use the chosen parts
            </Button>
          )}
        </>
      }
    >
      <p>
        {by ? `${by} saved it` : 'It was saved elsewhere'} on {shortMoment(theirs.updated_at)}. Nothing of yours is
        lost, and nothing is saved yet.
      </p>
      <p className="text-small leading-normal text-ink-muted flex gap-4">
        <span>
          <del className={THEIRS}>only in theirs</del>
        </span>
        <span>
          <ins className={YOURS}>only in yours</ins>
        </span>
      </p>
      {/* As high before the comparison as with it: the buttons below must not move under a press. */}
      <div className="h-[40dvh]">
        {found === undefined && <p role="status">Comparing the two...</p>}
        {found === 'failed' && <p role="alert">The two versions could not be compared here.</p>}
        {comparison && <Parts comparison={comparison} sides={sides} onChoose={setSides} />}
      </div>
    </Modal>
  )
}
