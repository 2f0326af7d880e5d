import { Link } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import { DATA_FILES } from '@/content/open-data'
import { PROMPT_PAGES } from '@/content/prompt-pages'
import { groupedPages } from '@/content/site-map'
import type { SitemapPage as Content } from '@/content/static-schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

interface SitemapPageProps {
  path: string
  content: Content
}

/** Every page of the site, for people. */
export default function SitemapPage({ path, content }: SitemapPageProps) {
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
      {groupedPages().map(({ title, pages }) => (
        <Section
          key={title}
          distance="near"
          className="index"
          note={pages.length === 1 ? 'One page' : `${pages.length} pages`}
        >
          <h2>{title}</h2>
          <ul>
            {pages.map(({ path: to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section distance="near" className="index" id="open-data" note="Take them along.">
        <h2>Open data</h2>
        <p className="mt-2">
          Every prompt of the site for your scripts and spreadsheets, on the <Link to="/terms#prompts">same terms</Link>{' '}
          as on the pages.
        </p>
        <ul>
          {DATA_FILES.map(({ path: to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
        <details className="fold mt-6">
          <summary>Each page of prompts as Markdown</summary>
          <ul>
            {PROMPT_PAGES.filter(({ canonical }) => !canonical).map(({ path: to, label }) => (
              <li key={to}>
                <a href={`${to}.md`}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </>
  )
}
