import type { ReactNode } from 'react'
import type { GeneratorPage } from '@/content/schema'
import { SmallPrint } from '@/features/generator/components/small-print'
import { breadcrumbList, faqPage, HOME_CRUMB, softwareApplication } from '@/shared/lib/structured-data'
import { Breadcrumb } from '@/shared/ui/breadcrumb'
import { FaqList } from '@/shared/ui/faq-list'
import { PageHead } from '@/shared/ui/page-head'
import { Section } from '@/shared/ui/section'
import { Seo } from '@/shared/ui/seo'

interface GeneratorTemplateProps {
  path: string
  content: GeneratorPage
  /** The generator, hydrated with the page or as an island. */
  generator: ReactNode
  /** What stands between the generator and the questions. */
  children?: ReactNode
}

/** A page around the generator, and the questions people ask about it. */
export function GeneratorTemplate({ path, content, generator, children }: GeneratorTemplateProps) {
  // Not from the registry: a tool's page has no bytes to spare for the names of all others.
  const crumbs = [HOME_CRUMB, { label: content.title, path }]
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[
          breadcrumbList(crumbs, path),
          softwareApplication(content.title, content.metaDescription, path),
          faqPage(content.faqs),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={content.title} lede={content.description} />
      <Section distance="near">
        {generator}
        <SmallPrint />
      </Section>
      {children}
      <Section note="Asked by people at the same desk.">
        <h2>Questions about it</h2>
        <FaqList faqs={content.faqs} />
      </Section>
    </>
  )
}
