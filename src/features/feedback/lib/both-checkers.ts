import type { DeviceMark } from './analyse-on-device'
import type { FeedbackRecord } from './feedback'
import type { CloserMark } from './look-closer'
import type { Place } from './plain-quotes'

/** Whether two places share a letter. */
export const overlap = (a: Place, b: Place) => a.start < b.end && b.start < a.end

const changeOf = ({ start, end, right }: CloserMark) =>
  right === undefined ? {} : { change: { start, end, text: right } }

/** The marks of both checkers, in no order. Slips at one place are one mark, which says who made it. */
export function marksOfBoth({
  marks = [],
  closer = [],
}: Pick<FeedbackRecord, 'marks' | 'closer'>): readonly DeviceMark[] {
  const sameAs = (mark: DeviceMark) => (mark.isStyle ? undefined : closer.find((other) => overlap(mark, other)))
  const own = marks.map((mark): DeviceMark => {
    const same = sameAs(mark)
    return same ? { ...changeOf(same), ...mark, by: 'both' } : mark
  })
  const more = closer
    .filter((mark) => !marks.some((other) => !other.isStyle && overlap(mark, other)))
    .map((mark): DeviceMark => {
      const { start, end, kind } = mark
      return { start, end, kind, by: 'second', ...changeOf(mark) }
    })
  return [...own, ...more]
}
