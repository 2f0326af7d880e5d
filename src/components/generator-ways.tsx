import { Link } from 'react-router-dom'
import { TAB, TAB_ROW } from '@/components/ui/tab-buttons'

const WAYS = [
  { to: '/generator', label: 'Describe it' },
  { to: '/prompt-generator', label: 'Pick options, works offline' },
] as const

/** The two ways to have a prompt made; each is a page of its own. */
export function GeneratorWays({ current }: { current: (typeof WAYS)[number]['to'] }) {
  return (
    <nav className={`${TAB_ROW} mb-6`} aria-label="Two ways to a prompt">
      {WAYS.map(({ to, label }) => (
        <Link
          key={to}
          className={`${TAB} no-underline aria-[current]:font-[560] aria-[current]:text-ink aria-[current]:after:block max-sm:px-2`}
          to={to}
          aria-current={to === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
