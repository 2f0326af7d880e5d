import { Link, useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { PlansPage as Content } from '@/content/schema'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'

/** All plans. */
export default function PlansPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <>
      <ContentHead path={path} {...content} />
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
