import type { GeneratorPage as Content } from '@/content/schema'
import { SmallPrint } from '@/features/generator/components/small-print'
import { breadcrumbList, faqPage, HOME_CRUMB, softwareApplication } from '@/shared/lib/structured-data'
import { Breadcrumb } from '@/shared/ui/breadcrumb'
import { FaqList } from '@/shared/ui/faq-list'
import { Island } from '@/shared/ui/island'
import { PageHead } from '@/shared/ui/page-head'
import { Section } from '@/shared/ui/section'
import { Seo } from '@/shared/ui/seo'
import GeneratorIsland from './islands/generator-island'
import LibraryIsland from './islands/library-island'

/** The collection of AI prompts: the generator in front, the library behind it. */
export default function AiPromptsPage({ path, content }: { path: string; content: Content }) {
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
        <Island name="generator">
          <GeneratorIsland />
        </Island>
        <SmallPrint />
      </Section>
      <Section id="library" note="Ten that we hand to friends.">
        <h2>Prompt Library</h2>
        <Island name="library">
          <LibraryIsland />
        </Island>
      </Section>
      <Section note="Asked by people at the same desk.">
        <h2>Questions about it</h2>
        <FaqList faqs={content.faqs} />
      </Section>
    </>
  )
}
