import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { FaqPage as Content } from '@/content/static-schema'
import { SITE } from '@/lib/site'
import { faqPage } from '@/lib/structured-data'
import { FaqList } from '@/components/faq-list'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { TableOfContents } from '@/components/table-of-contents'

/** The site's questions, grouped; one answer open at a time. */
export default function FaqPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const { contactEmail } = SITE
  const groups = content.groups.map(({ id, title, faqs }) => (
    <section key={id} id={id} className="scroll-mt-4">
      <h2>{title}</h2>
      <FaqList faqs={faqs} />
    </section>
  ))
  return (
    <>
      <ContentHead path={path} {...content} jsonLd={[faqPage(content.groups.flatMap(({ faqs }) => faqs))]} />
      <div className="wrap mt-near">
        <div className="row gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-12">
          <TableOfContents sections={content.groups} />
          <div className="body grid gap-12 lg:row-start-1">
            {groups[0]}
            <Suspense>{groups.slice(1)}</Suspense>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft said-plainly">
              Yours is not here? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. A person answers.
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
