import type { Piece } from '../lib/diff-posts'
import { shorten } from '../lib/shorten'

export const THEIRS = 'bg-danger-soft text-danger line-through'
export const YOURS = 'bg-accent-soft text-accent-strong underline underline-offset-[0.15em]'

interface PiecesProps {
  pieces: readonly Piece[]
  /** Text for screen readers before a piece that only one text has. */
  names?: readonly [theirs: string, mine: string]
}

/** Shows two texts as one, with the differences marked. */
export function Pieces({ pieces, names = ['Theirs', 'Yours'] }: PiecesProps) {
  const last = pieces.length - 1
  return (
    <p className="font-serif text-[1.125rem] leading-normal whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return shorten(text, index === 0 ? 'first' : index === last ? 'last' : 'middle')
        return kind === 'theirs' ? (
          <del key={index} className={THEIRS}>
            <span className="sr-only">{names[0]}: </span>
            {text}
          </del>
        ) : (
          <ins key={index} className={YOURS}>
            <span className="sr-only">{names[1]}: </span>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
