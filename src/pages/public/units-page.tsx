import { Link, useLoaderData } from 'react-router-dom'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import type { PageData } from '@/content/page-content'
import type { UnitsPage as Content } from '@/content/unit-schema'

/** All units, by age. */
export default function UnitsPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <>
      <ContentHead path={path} {...content} />
      {content.groups.map(({ title, units }) => (
        <Section key={title} distance="near">
          <h2>{title}</h2>
          <ul className="mt-3 border-t border-ink">
            {units.map((unit) => (
              <li key={unit.path} className="border-b border-rule py-5">
                <h3 className="text-[1.25rem]">
                  <Link className="inline-block py-1 text-accent hover:underline" to={unit.path}>
                    {unit.title}
                  </Link>
                </h3>
                <p className="mt-1">{unit.description}</p>
                <p className="mt-1 text-small text-ink-muted">
                  {unit.kind} · {unit.audience}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
