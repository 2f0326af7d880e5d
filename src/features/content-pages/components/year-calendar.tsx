import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { MONTHS, monthPath } from '@/content/today'

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The column of a month's first day, from 1 for Sunday. */
const firstColumn = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 1

/**
 * A calendar of the year: months link to their pages, days to their prompts. A phone shows the months only.
 * @param built day of the build, as YYYY-MM-DD; its year is shown until the visitor's is known
 */
export function YearCalendar({ built }: { built: string }) {
  const [today, setToday] = useState<Date>()
  // In an effect, because the prerendered page is the same for everybody.
  useEffect(() => setToday(new Date()), [])
  const year = today?.getFullYear() ?? Number(built.slice(0, 4))
  const isToday = (month: number, day: number) => today?.getMonth() === month - 1 && today.getDate() === day

  return (
    <ol className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 sm:gap-y-8 xl:grid-cols-4">
      {MONTHS.map((name, index) => {
        const month = index + 1
        return (
          <li key={name} className="border-t border-ink pt-2">
            <h3>
              <Link className="flex min-h-target items-center no-underline hover:text-accent" to={monthPath(month)}>
                {name}
              </Link>
            </h3>
            <div className="grid grid-cols-7 text-center text-small text-ink-muted tabular-nums max-sm:hidden">
              {WEEKDAYS.map((letter, column) => (
                <span key={column} className="pb-1" aria-hidden>
                  {letter}
                </span>
              ))}
              {Array.from({ length: daysOf(year, month) }, (_, before) => before + 1).map((day) => (
                <Link
                  key={day}
                  className="grid h-7 place-items-center rounded-control text-ink-soft no-underline hover:bg-paper-sunk hover:text-ink aria-[current]:bg-accent-fill aria-[current]:text-on-accent"
                  style={day === 1 ? { gridColumnStart: firstColumn(year, month) } : undefined}
                  to={`${monthPath(month)}#prompt-${day}`}
                  aria-label={`${name} ${day}`}
                  aria-current={isToday(month, day) ? 'date' : undefined}
                >
                  {day}
                </Link>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
