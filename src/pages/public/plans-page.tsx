import { Link, useLoaderData } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import type { PageData } from '@/content/page-content'
import type { PlansPage as Content } from '@/content/schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

/** All plans. */
export default function PlansPage() {
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
      <Section distance="near">
        <ul className="border-t border-ink">
          {content.plans.map(({ path: to, title, description, steps }) => (
            <li key={to} className="border-b border-rule py-5">
              <h2 className="text-[1.375rem]">
                <Link className="inline-block py-1 text-accent hover:underline" to={to}>
                  {title}
                </Link>
              </h2>
              <p className="mt-1">{description}</p>
              <p className="mt-1 text-small text-ink-muted">{steps} steps</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
