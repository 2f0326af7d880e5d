import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { crumbsOf } from '@/content/crumbs'
import type { LegalPage as Content } from '@/content/static-schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { Seo } from '@/components/seo'
import { Notice } from '@/components/ui/notice'
import { TableOfContents } from '@/components/table-of-contents'
import { Blocks } from './static/blocks'
import { InlineText } from './static/inline-text'
import { StoredHere } from './static/stored-here'

// In UTC, so that every machine renders the same day.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal page: summary, table of contents, full text. */
export default function LegalPage() {
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
      <section className="wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
        <div className="row">
          <p className="note hang keep">
            Last updated <time dateTime={content.updated}>{DAY.format(new Date(content.updated))}</time>
          </p>
          <div className="body">
            <h1>{content.title}</h1>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
              {content.description}
            </p>
          </div>
        </div>
      </section>
      <div className="wrap mt-near">
        <div className="row gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-12">
          <section
            className="body max-w-[calc(var(--measure)+3rem)] rounded-sheet bg-accent-soft p-6 said-plainly print:border print:bg-transparent"
            aria-labelledby="in-short"
          >
            <h2 id="in-short" className="text-subheading">
              In short
            </h2>
            <ul className="mt-3 grid list-disc gap-[0.5em] pl-[1.1em] font-serif text-[1.125rem] leading-normal marker:text-ink-muted">
              {content.inShort.map((line) => (
                <li key={line}>
                  <InlineText text={line} />
                </li>
              ))}
            </ul>
          </section>
          <TableOfContents sections={content.sections} />
          <div className="body article sections said-plainly">
            {content.sections.map(({ id, title, blocks, isDraft, showsStored }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                {isDraft && <Notice look="marked">Draft: who runs this site has still to check this section.</Notice>}
                <Blocks blocks={blocks} />
                {showsStored && <StoredHere />}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
