import { Link, useLoaderData } from 'react-router-dom'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import type { PageData } from '@/content/page-content'
import type { Unit } from '@/content/unit-schema'
import { UNITS, UNITS_PATH } from '@/content/units'
import { UnitView } from '@/features/units/components/unit-view'

/** A unit of five lessons for a teacher. */
export default function UnitPage() {
  const { path, content } = useLoaderData<PageData<Unit>>()
  return (
    <>
      <ContentHead path={path} {...content} />
      <UnitView unit={content} />
      <Section className="print:hidden">
        <h2>More units</h2>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {UNITS.filter((unit) => unit.path !== path).map(({ path: to, label, kind, ages }) => (
            <li key={to} className="border-b border-rule py-2">
              <Link className="inline-block py-1 text-accent hover:underline" to={to}>
                {label}
              </Link>
              <p className="text-small text-ink-muted">
                {kind}, {ages.toLowerCase()}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link className="inline-block py-2 text-accent hover:underline" to={UNITS_PATH}>
            All units
          </Link>
        </p>
      </Section>
    </>
  )
}
