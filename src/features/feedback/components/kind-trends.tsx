import type { Reading } from '@contracts/readings.ts'
import { useMemo } from 'react'
import { named } from '../lib/kinds'
import { type Trend, trendsOf } from '../lib/trends'

const BAR = 8
const GAP = 2
const HEIGHT = 24

const texts = (count: number) => (count === 1 ? 'text' : `${count} texts`)

/** A bar a text, the oldest first. */
function Bars({ rates }: Pick<Trend, 'rates'>) {
  const most = Math.max(...rates)
  const [first = 0] = rates
  const width = rates.length * (BAR + GAP) - GAP
  return (
    <svg
      className="h-6 w-full max-w-[16rem] border-b border-rule-strong fill-accent-fill"
      role="img"
      aria-label={`${first.toFixed(1)} in the oldest, ${(rates.at(-1) ?? 0).toFixed(1)} in the newest`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {rates.map((rate, at) => (
        <rect
          key={at}
          x={at * (BAR + GAP)}
          y={HEIGHT - (rate / most) * HEIGHT}
          width={BAR}
          height={(rate / most) * HEIGHT}
        />
      ))}
    </svg>
  )
}

/** What was marked in each hundred words, by kind, over the texts that are listed: which faults went away. */
export function KindTrends({ readings }: { readings: readonly Reading[] }) {
  const { older, newer, rows, gone } = useMemo(() => trendsOf(readings), [readings])
  if (older === 0)
    return <p className="text-ink-soft">From the second text on, a chart says here what became of each kind.</p>
  if (rows.length === 0) return <p className="text-ink-soft">Nothing was marked in these texts.</p>
  return (
    <div className="grid gap-4">
      {gone.length > 0 && (
        <p>
          Not marked any more in your last {texts(newer)}: <strong>{gone.join(', ')}</strong>.
        </p>
      )}
      <table className="w-full text-small tabular-nums">
        <caption className="pb-1 text-left text-ink-muted">
          Marks in each 100 words, from the oldest text listed here to the newest
        </caption>
        <thead className="text-ink-muted">
          <tr>
            <th scope="col" className="text-left font-normal">
              Kind
            </th>
            <th scope="col" className="w-2/5 pl-4 font-normal">
              <span className="sr-only">Text by text</span>
            </th>
            <th scope="col" className="pl-4 text-right font-normal">
              first {texts(older)}
            </th>
            <th scope="col" className="pl-4 text-right font-normal">
              last {texts(newer)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, rates, earlier, lately }) => (
            <tr key={kind} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-normal">
                {named(kind)}
              </th>
              <td className="pt-2 pl-4">
                <Bars rates={rates} />
              </td>
              <td className="text-right text-ink-muted">{earlier.toFixed(1)}</td>
              <td className="text-right">{lately.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
