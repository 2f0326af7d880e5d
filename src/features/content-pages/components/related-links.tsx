import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RelatedLink } from '@/content/schema'

/** Neighbouring pages. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <nav aria-label="Related pages">
      <ul className="mt-4 grid border-t border-ink lg:grid-cols-3 lg:gap-x-8 print:hidden">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link
              className="flex items-center justify-between gap-4 border-b border-rule py-[0.9rem] font-serif text-subheading no-underline hover:text-accent"
              to={to}
            >
              {text}
              <ArrowRight className="i text-ink-muted" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
