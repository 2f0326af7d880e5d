import type { ComponentProps, ReactNode } from 'react'
import type { GeneratorPage } from '@/content/schema'
import { breadcrumbList, faqPage, HOME_CRUMB, softwareApplication } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { FaqList } from '@/components/faq-list'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

interface ToolTemplateProps {
  path: string
  content: GeneratorPage
  /** In crumbs and for search engines, where the heading on the page says it its own way. */
  name?: string
  drawing?: ComponentProps<typeof PageHead>['drawing']
  /** The tool, hydrated with the page or as an island. */
  tool: ReactNode
  /** Aside beside the tool. */
  note?: string
  /** Aside beside the questions. */
  questionsNote?: string
  /** What stands between the tool and the questions. */
  children?: ReactNode
}

/** A page around a tool, and the questions people ask about it. */
export function ToolTemplate({
  path,
  content,
  name = content.title,
  drawing,
  tool,
  note,
  questionsNote = 'Asked by people who use it.',
  children,
}: ToolTemplateProps) {
  // Not from the registry: a tool's page has no bytes to spare for the names of all others.
  const crumbs = [HOME_CRUMB, { label: name, path }]
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[
          breadcrumbList(crumbs, path),
          softwareApplication(name, content.metaDescription, path),
          faqPage(content.faqs),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={content.title} lede={content.description} drawing={drawing} isCompact />
      <Section className="mt-5" distance="none" {...(note ? { note } : {})}>
        {tool}
      </Section>
      {children}
      <Section note={questionsNote}>
        <h2>Questions about it</h2>
        <FaqList faqs={content.faqs} />
      </Section>
    </>
  )
}
