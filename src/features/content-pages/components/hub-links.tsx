import { Link } from 'react-router-dom'
import { groupsFrom } from '@/content/site-map'
import { Section } from '@/components/section'

/** Groups of pages that a hub links to. Renders nothing if there are none. */
export function HubLinks({ path }: { path: string }) {
  const groups = groupsFrom(path)
  if (groups.length === 0) return null
  return (
    <Section note="More of the library." className="print:hidden">
      {groups.map(({ title, pages }) => (
        <nav key={title} className="border-t border-rule py-4 last:border-b" aria-label={title}>
          <h3 className="text-[1.125rem]">{title}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {pages.map(({ path: to, label }) => (
              <li key={to}>
                <Link className="inline-flex min-h-target items-center text-ui text-accent hover:underline" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Section>
  )
}
