import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RelatedLink } from '@/content/schema'

/** Neighbouring pages. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <nav aria-label="Related pages">
      <ul className="related">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>
              {text}
              <ArrowRight className="i" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
