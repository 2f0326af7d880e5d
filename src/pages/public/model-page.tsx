import { type ModelId, modelLabel } from '@contracts/models.ts'
import type { ModelPage as ModelPageContent } from '@/content/schema'
import { PagePromptsProvider } from '@/features/content-pages/components/page-prompts'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { PromptList } from '@/features/content-pages/components/prompt-list'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { breadcrumbList, HOME_CRUMB, softwareApplication } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'

import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

interface ModelPageProps {
  path: string
  content: ModelPageContent
}

/** The page of one AI: its generator, and how to write for it. */
export default function ModelPage({ path, content }: ModelPageProps) {
  const model = path.slice(1) as ModelId
  const platform = modelLabel(model)
  const title = `Best ${platform} Prompt Generator`
  const { prompts } = content
  const heading = `Ready prompts for ${platform}`
  const crumbs = [HOME_CRUMB, { label: platform, path }]
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[breadcrumbList(crumbs, path), softwareApplication(title, content.metaDescription, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={content.description} />
      <Section distance="near">
        <PromptGenerator defaultModel={model} example={content.example} />
        <SmallPrint />
      </Section>
      {prompts && (
        <PagePromptsProvider path={path} content={{ title: heading, purpose: 'work' }}>
          <Section note="To copy as they are, or with your own words in them.">
            <h2 className="border-b border-ink pb-4">{heading}</h2>
            <PromptBar prompts={prompts} />
            <PromptList prompts={prompts} />
          </Section>
        </PagePromptsProvider>
      )}
      <Section note={`How ${platform} likes to be asked.`}>
        <h2>About {platform}</h2>
        {/* Our own text from the repository, held to an allow-list of tags by the content tests. */}
        <div className="article about mt-6" dangerouslySetInnerHTML={{ __html: content.about }} />
      </Section>
    </>
  )
}
