import { Link } from 'react-router-dom'
import { MONTHS, monthPath } from '@/content/today'

/** A year in which every day is one. */
const LEAP_YEAR = 2028
const daysOf = (month: number) => new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate()

/** The year at a glance: each month leads to its page. */
export function YearCalendar() {
  return (
    <ol className="mt-6 grid gap-x-6 gap-y-8 grid-cols-2 sm:grid-cols-4">
      {MONTHS.map((name, index) => (
        <li key={name} className="group relative border-t border-ink pt-3">
          <h3 className="group-hover:text-accent">
            <Link className="no-underline after:absolute after:inset-0" to={monthPath(index + 1)}>
              {name}
            </Link>
          </h3>
          <p
            className="mt-2 grid grid-cols-7 text-center text-small leading-normal text-ink-muted tabular-nums group-hover:text-ink"
            aria-hidden
          >
            {Array.from({ length: daysOf(index + 1) }, (_, day) => (
              <span key={day}>{day + 1}</span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  )
}
