import { useEffect, useState } from 'react'
import { showToast } from '@/components/toast'
import { Notice } from '@/components/ui/notice'
import { MESSAGES } from '../messages'
import type { DraftPiece } from '../lib/compare-drafts'

interface DraftComparisonProps {
  first: string
  second: string
}

const PUT_IN = 'bg-accent-soft underline decoration-accent decoration-2 underline-offset-[0.2em]'
const TAKEN_OUT = 'text-danger line-through'

function Piece({ kind, text }: DraftPiece) {
  if (kind === 'same') return text
  const [Tag, look] = kind === 'added' ? (['ins', PUT_IN] as const) : (['del', TAKEN_OUT] as const)
  return (
    <Tag className={`mr-[0.1em] ${look}`}>
      <span className="sr-only">{kind === 'added' ? ' [added: ' : ' [removed: '}</span>
      {text}
      <span className="sr-only">] </span>
    </Tag>
  )
}

/** Compares the analysed text with its revision, word by word. The code loads when it is first opened. */
export function DraftComparison({ first, second }: DraftComparisonProps) {
  const [pieces, setPieces] = useState<DraftPiece[]>()
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    let isGone = false
    import('../lib/compare-drafts')
      .then(({ compareDrafts }) => {
        if (!isGone) setPieces(compareDrafts(first, second))
      })
      .catch(() => {
        if (isGone) return
        setIsMissing(true)
        void showToast(MESSAGES.notCompared.kind, MESSAGES.notCompared.title, MESSAGES.notCompared.description)
      })
    return () => {
      isGone = true
    }
  }, [first, second])

  if (first === second) {
    return <Notice>The two drafts are the same so far. Change something under Revise, and look again.</Notice>
  }
  if (isMissing) return <Notice look="bad">{MESSAGES.notCompared.title}</Notice>
  return (
    <div
      className="grid max-w-[37rem] gap-3 font-serif text-reading leading-[1.75] wrap-anywhere"
      aria-busy={pieces === undefined}
    >
      <p className="text-small leading-normal text-ink-muted">
        <del className={TAKEN_OUT}>Taken out</del> and <ins className={PUT_IN}>put in</ins> since it was read.
      </p>
      <p className="drafts whitespace-pre-wrap" dir="auto">
        {pieces?.map((piece, index) => (
          <Piece key={index} {...piece} />
        ))}
      </p>
    </div>
  )
}
