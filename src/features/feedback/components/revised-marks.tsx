import { useMemo } from 'react'
import { createQuoteFinder } from '../lib/plain-quotes'
import type { Remark } from '../lib/remarks'
import { segmentsOf } from '../lib/segments'

interface RevisedMarksProps {
  /** The analysed text. */
  original: string
  revision: string
  /** Remarks that are not settled yet. */
  remarks: readonly Remark[]
  active: number | undefined
}

/** Only the marks show: the visible letters are those of the field in front. */
const UNSEEN = { color: 'transparent' }

// Characters of context before a place, to tell it from the same words elsewhere.
const LEAD = 16

/** Maps the remarks to their places in the revision, and drops those that are gone. */
function remaining(original: string, revision: string, remarks: readonly Remark[]): Remark[] {
  const finder = createQuoteFinder(revision)
  const placeOf = ({ start, end }: { start: number; end: number }) => {
    const quote = original.slice(start, end)
    const withLead = finder.find(original.slice(Math.max(0, start - LEAD), end).replace(/^\S*\s/u, ''))
    if (withLead) {
      const at = revision.lastIndexOf(quote, withLead.end)
      if (at >= withLead.start) return { start: at, end: at + quote.length }
    }
    return quote.includes(' ') ? finder.find(quote) : undefined
  }
  return remarks.flatMap((remark) => {
    const places = [remark.place, ...remark.others].flatMap((place) => placeOf(place) ?? [])
    const [place, ...others] = places
    return place ? [{ ...remark, place, others }] : []
  })
}

/** Shows the remaining marks, aligned letter by letter behind the revision's field. */
export function RevisedMarks({ original, revision, remarks, active }: RevisedMarksProps) {
  const paragraphs = useMemo(
    () => segmentsOf(revision, remaining(original, revision, remarks)),
    [original, revision, remarks],
  )
  return (
    <div className="revised p-4 whitespace-pre-wrap sm:p-6" style={UNSEEN} aria-hidden="true" dir="auto">
      {paragraphs.map(({ segments }, line) => (
        <div key={line}>
          {segments.length === 0 && ' '}
          {segments.map(({ text, remark }, at) =>
            remark ? (
              <span key={at} className={`mk ${remark.kind} ${active === remark.number ? 'on' : ''}`} style={UNSEEN}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </div>
      ))}
    </div>
  )
}
