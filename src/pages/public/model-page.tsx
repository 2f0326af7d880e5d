import { type ModelId, modelLabel } from '@contracts/models.ts'
import type { ModelPage as ModelPageContent } from '@/content/schema'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { breadcrumbList, HOME_CRUMB, softwareApplication } from '@/shared/lib/structured-data'
import { Breadcrumb } from '@/shared/ui/breadcrumb'

import { Later } from '@/shared/ui/later'
import { PageHead } from '@/shared/ui/page-head'
import { Section } from '@/shared/ui/section'
import { Seo } from '@/shared/ui/seo'

interface ModelPageProps {
  model: ModelId
  content: ModelPageContent
}

/** The page of one AI: its generator, and how to write for it. */
export default function ModelPage({ model, content }: ModelPageProps) {
  const platform = modelLabel(model)
  const path = `/${model}`
  const title = `Best ${platform} Prompt Generator`
  // Not from the registry: a tool's page has no bytes to spare for the names of all others.
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
        <PromptGenerator key={model} defaultModel={model} example={content.example} />
        <SmallPrint />
      </Section>
      <Later>
        <Section note={`How ${platform} likes to be asked.`}>
          <h2>About {platform}</h2>
          {/* Our own text from the repository, held to an allow-list of tags by the content tests. */}
          <div className="article about mt-6" dangerouslySetInnerHTML={{ __html: content.about }} />
        </Section>
      </Later>
    </>
  )
}
