import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { badgeClass } from '@/components/ui/badge'
import { yearsQuery } from '../api/queries'
import { yearCursor } from '../lib/cursor'

/** Links to each year of the list, if there is more than one. */
export function YearLinks({ category, path }: { category?: string | undefined; path: string }) {
  const { data: years = [] } = useQuery(yearsQuery(category))
  if (years.length < 2) return null
  return (
    <nav className="mt-12 print:hidden" aria-labelledby="blog-years">
      <h2 id="blog-years" className="text-subheading">
        Years
      </h2>
      <ul className="my-4 flex flex-wrap gap-2">
        {years.map((year) => (
          <li key={year}>
            <Link className={`${badgeClass({ look: 'link' })} tabular-nums`} to={path + yearCursor(year)}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
