import { type ReactNode, Suspense } from 'react'
import type { GeneratorPage } from '@/content/schema'
import { faqPage, HOME_CRUMB, softwareApplication } from '@/lib/structured-data'
import { FaqList } from '@/components/faq-list'
import type { PageHeadProps } from '@/components/page-head'
import { Section } from '@/components/section'
import { ContentHead } from '@/features/content-pages/components/content-head'

interface ToolTemplateProps {
  path: string
  content: GeneratorPage
  /** The title in breadcrumbs and for search engines, if the heading differs. */
  name?: string
  drawing?: PageHeadProps['drawing']
  /** The tool. */
  tool: ReactNode
  /** Note beside the tool. */
  note?: string
  /** Note beside the questions. */
  questionsNote?: string
  /** Content between the tool and the questions. */
  children?: ReactNode
}

/** The page of a tool, with questions about it. */
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
  // The tool is the last breadcrumb.
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
      <Suspense>
        {children}
        <Section note={questionsNote}>
          <h2>Questions about it</h2>
          <FaqList faqs={content.faqs} />
        </Section>
      </Suspense>
    </>
  )
}
