import { Link } from 'react-router-dom'

const WAYS = [
  { to: '/generator', label: 'Describe it' },
  { to: '/prompt-generator', label: 'Pick options, works offline' },
] as const

interface GeneratorWaysProps {
  current: (typeof WAYS)[number]['to']
  /** Called before the other way is taken. */
  onLeave?: () => void
}

/** The two ways to have a prompt made; each is a page of its own. */
export function GeneratorWays({ current, onLeave }: GeneratorWaysProps) {
  return (
    <nav className="mb-2 flex flex-wrap gap-x-5 text-ui" aria-label="Two ways to a prompt">
      {WAYS.map(({ to, label }) => (
        <Link
          key={to}
          className="inline-flex min-h-target items-center text-accent aria-[current]:font-[560] aria-[current]:text-ink aria-[current]:no-underline"
          to={to}
          aria-current={to === current ? 'page' : undefined}
          onClick={to === current ? undefined : onLeave}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
