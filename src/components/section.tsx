import type { ReactNode } from 'react'

const DISTANCES = { near: 'mt-near', section: 'mt-section print:mt-8', none: '' }

interface SectionProps {
  children: ReactNode
  /** An aside in the margin; decoration, gone on phones unless `isNoteKept`. */
  note?: ReactNode
  isNoteKept?: boolean
  /** `near`: close to the block above; `section`: a full section's distance; `none`: the caller's own. */
  distance?: keyof typeof DISTANCES
  className?: string
  id?: string
}

/** One band of a page on the double-margin grid. */
export function Section({ children, note, isNoteKept, distance = 'section', className = '', id }: SectionProps) {
  return (
    <section className={`wrap ${DISTANCES[distance]} ${className}`} id={id}>
      <div className="row">
        {note && <div className={`note hang ${isNoteKept ? 'keep' : ''}`}>{note}</div>}
        <div className="body">{children}</div>
      </div>
    </section>
  )
}
