import { Disclosure } from '@/components/ui/disclosure'
import { SCOREBOARD } from '../lib/scoreboard'

const { sentences, readers, rows } = SCOREBOARD

/** How many learners' mistakes the checker finds, measured, and what it cannot find. */
export function HowGood() {
  return (
    <Disclosure className="border-t border-rule">
      <summary>How good is this?</summary>
      <div className="grid gap-3 pb-6 text-small text-ink-soft">
        <p>
          Measured on {sentences} sentences by learners of English from a public set (JFLEG) that four people corrected.
          The checker was improved on these sentences, so on other texts expect less.
        </p>
        <table className="w-full tabular-nums">
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="sr-only">
                What was counted
              </th>
              {readers.map((name) => (
                <th key={name} scope="col" className="pl-4 text-right font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cells]) => (
              <tr key={label} className="border-t border-rule">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                {cells.map((cell, at) => (
                  <td key={readers[at]} className="text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          In 24 letters and stories with twenty faults each, by writers who did not know the checker, it saw a third of
          the faults, and nine in ten of its suggestions were right.
        </p>
        <p>
          It cannot see most missing or wrong articles, words left out, wrong tenses, or whether a sentence means what
          you wanted. A text without marks is not a text without faults.
        </p>
      </div>
    </Disclosure>
  )
}
