import { Link } from 'react-router-dom'
import { CATEGORY_PAGES } from '../lib/categories'

/** The way to each category; the current one is marked. */
export function CategoryLinks({ current }: { current?: string | undefined }) {
  return (
    <nav className="blog-categories" aria-labelledby="blog-categories">
      <h2 id="blog-categories">Categories</h2>
      <ul className="contents-list">
        {CATEGORY_PAGES.map(({ name, path }) => (
          <li key={name}>
            <Link className="badge" to={path} aria-current={name === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
