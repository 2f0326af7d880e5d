import { Link } from 'react-router-dom'
import { badgeClass } from '@/components/ui/badge'
import { CATEGORY_PAGES } from '../lib/categories'

/** The way to each category; the current one is marked. */
export function CategoryLinks({ current }: { current?: string | undefined }) {
  return (
    <nav className="mt-12" aria-labelledby="blog-categories">
      <h2 id="blog-categories" className="text-subheading">
        Categories
      </h2>
      <ul className="my-4 flex flex-wrap gap-2 print:hidden">
        {CATEGORY_PAGES.map(({ name, path }) => (
          <li key={name}>
            <Link
              className={`${badgeClass({ look: 'link' })} aria-[current]:border-ink aria-[current]:font-[560] aria-[current]:text-ink`}
              to={path}
              aria-current={name === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
