import { Link } from 'react-router-dom'
import type { NavLink } from '@/content/nav'

interface StackedGroupProps {
  label: string
  links: readonly NavLink[]
}

const ENTRY = 'flex min-h-target items-center leading-[1.2] no-underline [break-inside:avoid]'
/** A link of the menu of small screens that stands in no group. */
export const MAIN_ENTRY = `${ENTRY} font-serif text-[1.5rem]`

/** Links with a heading, in the menu of small screens. */
export function StackedGroup({ label, links }: StackedGroupProps) {
  return (
    <div>
      <h2 className="mt-6 mb-1 font-serif text-[1.0625rem] font-normal tracking-normal wrap-anywhere text-ink-muted italic">
        {label}
      </h2>
      <ul className="columns-2 gap-x-4">
        {links.map(({ label: text, to }) => (
          <li key={text}>
            <Link className={ENTRY} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
