import { type ReactNode, Suspense } from 'react'
import { crumbsOf } from '@/content/crumbs'
import { canonicalOf } from '@/content/registry'
import type { PromptPageBase } from '@/content/schema'
import { faqPage } from '@/lib/structured-data'
import { FaqList } from '@/components/faq-list'
import type { PageHeadProps } from '@/components/page-head'
import { Section } from '@/components/section'
import { CallToAction } from './call-to-action'
import { ContentHead } from './content-head'
import { PagePromptsProvider } from './page-prompts-context'
import { RelatedLinks } from './related-links'

interface PromptPageProps {
  path: string
  content: PromptPageBase
  /** The heading, if it has markup that the plain title has not. */
  title?: ReactNode
  drawing?: PageHeadProps['drawing']
  children: ReactNode
}

/** The frame of every page of prompts: head, call to action, questions, related pages. */
export function PromptPage({ path, content, title = content.title, drawing, children }: PromptPageProps) {
  const canonical = canonicalOf(path)
  const { faqs } = content
  return (
    <PagePromptsProvider path={canonical} content={content}>
      <ContentHead
        path={canonical}
        crumbs={crumbsOf(path)}
        {...content}
        title={title}
        drawing={drawing}
        jsonLd={faqs.length > 0 ? [faqPage(faqs)] : []}
      />
      {children}
      <Suspense>
        <Section>
          <CallToAction />
        </Section>
        {faqs.length > 0 && (
          <Section note="Typed at midnight, answered in daylight.">
            <h2>Frequently Asked Questions</h2>
            <FaqList faqs={faqs} />
          </Section>
        )}
        <Section>
          <h2>Related prompts</h2>
          <RelatedLinks links={content.relatedLinks} />
        </Section>
      </Suspense>
    </PagePromptsProvider>
  )
}
