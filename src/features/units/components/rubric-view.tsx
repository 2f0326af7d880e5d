import type { Rubric } from '@/content/unit-schema'

const COLUMNS: Readonly<Record<number, string>> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }

/** A rubric: a row for each criterion, its levels beside each other where there is room. */
export function RubricView({ rubric: { levels, rows } }: { rubric: Rubric }) {
  return (
    <div className="border-t border-ink">
      {rows.map((row) => (
        <div key={row.criterion} className="border-b border-rule py-5 print:break-inside-avoid print:py-3">
          <h3 className="text-[1.125rem]">{row.criterion}</h3>
          <dl className={`mt-3 grid gap-x-6 gap-y-4 print:gap-y-2 ${COLUMNS[levels.length] ?? ''}`}>
            {row.levels.map((text, index) => (
              <div key={text} className="min-w-0">
                <dt className="text-small font-[560] text-ink-muted">{levels[index]}</dt>
                <dd className="mt-1 text-ui">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
