import type { DeviceMark } from '../lib/analyse-on-device'
import { marksOfBoth } from '../lib/both-checkers'
import type { FeedbackRecord } from '../lib/feedback'
import { changedMost, countKinds, earlierReading, type KindRow, kindRows, named } from '../lib/kinds'

interface KindTableProps {
  record: FeedbackRecord
  /** The other analyses of this device. */
  others: readonly FeedbackRecord[]
  /** What is marked in the revision; undefined while there is none. */
  revised: readonly DeviceMark[] | undefined
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const dayOf = ({ createdAt }: FeedbackRecord) => DAY.format(new Date(createdAt))

const Column = ({ name }: { name: string }) => (
  <th scope="col" className="pl-4 text-right font-normal">
    {name}
  </th>
)

function Change({ row, day }: { row: KindRow; day: string }) {
  return (
    <p className="max-w-[34rem] text-[1rem]">
      {named(row.kind)}: <strong>{row.before}</strong> on {day}, <strong>{row.now}</strong> in this text.
    </p>
  )
}

/** Counts of marks by kind, compared with the previous text and with the revision. */
export function KindTable({ record, others, revised }: KindTableProps) {
  if (!record.marks) return null
  const earlier = earlierReading(record, others)
  // A text that one checker has read is compared with what the same one marks in this.
  const isOfBoth = !earlier || earlier.closer !== undefined
  const counts = (marks: readonly DeviceMark[]) =>
    countKinds(isOfBoth ? marks : marks.filter(({ by }) => by !== 'second'))
  const rows = kindRows(
    counts(marksOfBoth(record)),
    earlier && counts(marksOfBoth(earlier)),
    revised && counts(revised),
  )
  if (rows.length === 0) return null
  const change = earlier && changedMost(rows)
  return (
    <div className="grid gap-2 pb-6">
      {earlier && change && <Change row={change} day={dayOf(earlier)} />}
      <table className="w-full max-w-[34rem] text-small tabular-nums">
        <caption className="pb-1 text-left text-ink-muted">Counted by kind, on your device</caption>
        <thead className="text-ink-muted">
          <tr>
            <th scope="col" className="sr-only">
              Kind
            </th>
            {earlier && <Column name={dayOf(earlier)} />}
            <Column name="this text" />
            {revised && <Column name="revised" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, before, now, revised: left }) => (
            <tr key={kind} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-normal">
                {named(kind)}
              </th>
              {before !== undefined && <td className="text-right text-ink-muted">{before}</td>}
              <td className="text-right">{now}</td>
              {left !== undefined && <td className="text-right">{left}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
