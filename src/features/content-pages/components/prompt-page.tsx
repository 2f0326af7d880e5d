import type { ComponentProps, ReactNode } from 'react'
import { crumbsOf } from '@/content/crumbs'
import { canonicalOf } from '@/content/registry'
import type { PromptPageBase } from '@/content/schema'
import { breadcrumbList, faqPage } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { FaqList } from '@/components/faq-list'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { CallToAction } from './call-to-action'
import { PagePromptsProvider } from './page-prompts-context'
import { RelatedLinks } from './related-links'

interface PromptPageProps {
  path: string
  content: PromptPageBase
  /** The heading, if it has markup that the plain title has not. */
  title?: ReactNode
  drawing?: ComponentProps<typeof PageHead>['drawing']
  children: ReactNode
}

/** The frame of every page of prompts: head, call to action, questions, related pages. */
export function PromptPage({ path, content, title = content.title, drawing, children }: PromptPageProps) {
  const crumbs = crumbsOf(path)
  const canonical = canonicalOf(path)
  const { faqs } = content
  return (
    <PagePromptsProvider path={canonical} content={content}>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={canonical}
        jsonLd={[breadcrumbList(crumbs, canonical), ...(faqs.length > 0 ? [faqPage(faqs)] : [])]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={content.description} drawing={drawing} />
      {children}
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
    </PagePromptsProvider>
  )
}
