import { Link, useLoaderData } from 'react-router-dom'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { crumbsOf } from '@/content/crumbs'
import type { PageData } from '@/content/page-content'
import type { UnitsPage as Content } from '@/content/unit-schema'
import { breadcrumbList } from '@/lib/structured-data'

/** All units, by age. */
export default function UnitsPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const crumbs = crumbsOf(path)
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[breadcrumbList(crumbs, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={content.title} lede={content.description} />
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
