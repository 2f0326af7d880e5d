import { Link } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import { FILTER_PAGES } from '@/content/filter-pages'
import type { Chosen } from '@/content/shelf-filters'
import type { ShelfStart } from '@/content/shelf-start'
import { Shelf } from '@/features/shelf/components/shelf'
import { PROMPTS_PATH } from '@/lib/prompt-path'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

interface ShelfTemplateProps {
  path: string
  title: string
  metaTitle: string
  metaDescription: string
  lede: string
  /** The filters that this page sets. */
  usual?: Chosen
  start: ShelfStart | undefined
  /** Path of its feed. */
  feed?: string
}

/** A page of the shelf: all prompts, or those of some filters. */
export function ShelfTemplate(props: ShelfTemplateProps) {
  const { path, title, metaTitle, metaDescription, lede, usual, start, feed } = props
  const crumbs = path === PROMPTS_PATH ? crumbsOf(path) : [...crumbsOf(PROMPTS_PATH), { label: title, path }]
  return (
    <>
      <Seo
        title={metaTitle}
        description={metaDescription}
        path={path}
        {...(feed && { alternates: [{ type: 'application/rss+xml', href: feed }] })}
        jsonLd={[breadcrumbList(crumbs, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={lede} />
      <Section distance="near">
        <Shelf usual={usual} start={start} />
      </Section>
      <Section>
        <h2>Prompts for…</h2>
        <nav aria-label="Prompts by age, genre and job">
          <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-ink pt-2">
            {FILTER_PAGES.filter((page) => page.path !== path).map((page) => (
              <li key={page.path}>
                <Link className="inline-flex min-h-target items-center no-underline hover:text-accent" to={page.path}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {feed && (
          <p className="mt-4 text-ui text-ink-muted">
            New ones come to a feed reader by{' '}
            <a className="inline-block py-2 text-accent hover:underline" href={feed}>
              RSS
            </a>
            .
          </p>
        )}
      </Section>
    </>
  )
}
