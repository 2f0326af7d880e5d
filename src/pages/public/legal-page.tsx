import { crumbsOf } from '@/content/crumbs'
import type { LegalPage as Content } from '@/content/static-schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { Seo } from '@/components/seo'
import { TableOfContents } from '@/components/table-of-contents'
import { Blocks } from './static/blocks'
import { InlineText } from './static/inline-text'

interface LegalPageProps {
  path: string
  content: Content
}

// The same on every machine that renders it: the dates are days, without a zone.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A page of rules: in short, in full, with a table of contents. */
export default function LegalPage({ path, content }: LegalPageProps) {
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
      <section className="wrap page-head">
        <div className="row">
          <p className="note hang keep updated">
            Last updated <time dateTime={content.updated}>{DAY.format(new Date(content.updated))}</time>
          </p>
          <div className="body">
            <h1>{content.title}</h1>
            <p className="lede">{content.description}</p>
          </div>
        </div>
      </section>
      <div className="wrap near">
        <div className="row long">
          <section className="body in-short said-plainly" aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {content.inShort.map((line) => (
                <li key={line}>
                  <InlineText text={line} />
                </li>
              ))}
            </ul>
          </section>
          <TableOfContents sections={content.sections} />
          <div className="body article legal said-plainly">
            {content.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
