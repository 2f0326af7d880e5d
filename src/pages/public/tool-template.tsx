import type { ReactNode } from 'react'
import type { GeneratorPage } from '@/content/schema'
import { faqPage, HOME_CRUMB, softwareApplication } from '@/lib/structured-data'
import { FaqList } from '@/components/faq-list'
import type { PageHeadProps } from '@/components/page-head'
import { Section } from '@/components/section'
import { ContentHead } from '@/features/content-pages/components/content-head'

interface ToolTemplateProps {
  path: string
  content: GeneratorPage
  /** In crumbs and for search engines, where the heading on the page says it its own way. */
  name?: string
  drawing?: PageHeadProps['drawing']
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
  // A tool's own name is the page's, and no list stands above it.
  return (
    <>
      <ContentHead
        path={path}
        crumbs={[HOME_CRUMB, { label: name, path }]}
        {...content}
        drawing={drawing}
        isCompact
        jsonLd={[softwareApplication(name, content.metaDescription, path), faqPage(content.faqs)]}
      />
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
