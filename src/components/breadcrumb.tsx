import { Link } from 'react-router-dom'
import type { Crumb } from '@/lib/structured-data'

/** The way from the home page to this one; hidden when there is only one step. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav className="wrap crumbs" aria-label="Breadcrumb">
      <div className="row">
        <div className="body">
          <ol>
            {crumbs.map(({ label, path }, index) =>
              path && index < crumbs.length - 1 ? (
                <li key={label}>
                  <Link to={path}>{label}</Link>
                </li>
              ) : (
                <li key={label} aria-current="page">
                  {label}
                </li>
              ),
            )}
          </ol>
        </div>
      </div>
    </nav>
  )
}
