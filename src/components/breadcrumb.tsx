import { Link } from 'react-router-dom'
import type { Crumb } from '@/lib/structured-data'

const STEP =
  "inline-flex items-center not-first:before:mx-2 not-first:before:text-rule-strong not-first:before:content-['/'/'']"

/** The way from the home page to this one; hidden when there is only one step. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav className="wrap pt-4 text-small text-ink-muted print:hidden" aria-label="Breadcrumb">
      <div className="row">
        <div className="body">
          <ol className="flex flex-wrap items-center">
            {crumbs.map(({ label, path }, index) =>
              path && index < crumbs.length - 1 ? (
                <li key={label} className={STEP}>
                  <Link
                    className="inline-flex min-h-target items-center no-underline hover:text-ink hover:underline"
                    to={path}
                  >
                    {label}
                  </Link>
                </li>
              ) : (
                <li key={label} className={STEP} aria-current="page">
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
