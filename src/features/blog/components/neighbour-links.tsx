import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Neighbours, postPath } from '../lib/post'

/** The articles published just before and just after. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label="More articles">
      {previous && (
        <Link to={postPath(previous.slug)} rel="prev">
          <span className="small">
            <ArrowLeft className="i" aria-hidden />
            Previous
          </span>
          <span dir="auto">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className="next" to={postPath(next.slug)} rel="next">
          <span className="small">
            Next
            <ArrowRight className="i" aria-hidden />
          </span>
          <span dir="auto">{next.title}</span>
        </Link>
      )}
    </nav>
  )
}
