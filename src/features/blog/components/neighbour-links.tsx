import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Neighbours, postPath } from '../lib/post'

const LINK =
  'group grid min-h-target content-start gap-1 font-serif text-subheading leading-tight wrap-anywhere no-underline'
const TITLE =
  'group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.15em]'

/** The articles published just before and just after. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  if (!previous && !next) return null
  return (
    <nav
      className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 sm:grid-cols-2 print:hidden"
      aria-label="More articles"
    >
      {previous && (
        <Link className={LINK} to={postPath(previous.slug)} rel="prev">
          <span className="text-small leading-normal text-ink-muted flex items-center gap-2 font-sans">
            <ArrowLeft className="i" aria-hidden />
            Previous
          </span>
          <span className={TITLE} dir="auto">
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link className={`${LINK} sm:col-start-2 sm:text-right`} to={postPath(next.slug)} rel="next">
          <span className="text-small leading-normal text-ink-muted flex items-center gap-2 font-sans sm:justify-end">
            Next
            <ArrowRight className="i" aria-hidden />
          </span>
          <span className={TITLE} dir="auto">
            {next.title}
          </span>
        </Link>
      )}
    </nav>
  )
}
