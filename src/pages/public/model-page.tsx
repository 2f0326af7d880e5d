import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { CategoryId } from '@contracts/categories.ts'
import { type ModelId, modelLabel } from '@contracts/models.ts'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ModelPage as ModelPageContent } from '@/content/schema'
import { Captions } from '@/features/content-pages/components/captions'
import { PagePromptsProvider } from '@/features/content-pages/components/page-prompts-context'
import { Contents } from '@/features/content-pages/components/contents'
import { MoreByJob, promptsIn } from '@/features/content-pages/components/prompt-groups'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { PromptList } from '@/features/content-pages/components/prompt-list'
import { PictureChips } from '@/features/generator/components/picture-chips'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { HOME_CRUMB, softwareApplication } from '@/lib/structured-data'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { buttonClass } from '@/components/ui/button'

const monthOf = (checked: string) =>
  new Date(`${checked}-01T00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The category chosen at first for an AI with one main use. */
const USUAL_CATEGORY: Partial<Record<ModelId, CategoryId>> = {
  midjourney: 'design',
  lovable: 'coding',
  v0: 'coding',
  bolt: 'coding',
  firebase: 'coding',
}

/** The page of one AI: its generator, and how to write for it. */
export default function ModelPage() {
  const { path, content } = useLoaderData<PageData<ModelPageContent>>()
  const model = path.slice(1) as ModelId
  const platform = modelLabel(model)
  const title = `Best ${platform} Prompt Generator`
  const { captions, prompts, more, left } = content
  const firstNumber = (captions?.length ?? 0) + 1
  const [wish, setWish] = useState<string>()
  const builder = useRef<HTMLDivElement>(null)
  const heading = `Ready prompts for ${platform}`
  const take = (caption: string) => {
    // Also if the same prompt is taken again.
    setWish(undefined)
    requestAnimationFrame(() => setWish(caption))
    builder.current?.scrollIntoView({ block: 'start' })
    builder.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return (
    <>
      <ContentHead
        path={path}
        crumbs={[HOME_CRUMB, { label: platform, path }]}
        {...content}
        title={title}
        isCompact
        jsonLd={[softwareApplication(title, content.metaDescription, path)]}
      />
      <Section className="mt-5" distance="none">
        {captions && (
          <p className="-mt-3">
            <a className={buttonClass('link')} href="#captions">
              Prompts with drawings
              <ArrowDown className="i" aria-hidden />
            </a>
          </p>
        )}
        <div ref={builder} className="scroll-mt-4">
          <PromptGenerator
            defaultModel={model}
            defaultCategory={USUAL_CATEGORY[model]}
            example={content.example}
            about={wish}
            helper={captions && PictureChips}
          />
        </div>
        <SmallPrint />
      </Section>
      {(captions || prompts) && (
        <PagePromptsProvider path={path} content={{ title: heading, purpose: 'work', left }}>
          {captions && (
            <Section id="captions" distance="near" note="Each drawing shows what its caption asks for.">
              <h2>{captions.length} prompts with drawings</h2>
              <p className="mt-2 text-ink-soft">The drawings are our own. {platform} made none of them.</p>
              <Captions captions={captions} onTake={take} />
            </Section>
          )}
          {prompts && (
            <Section distance="near" note="To copy as they are, or with your own words in them.">
              <h2 className="border-b border-ink pb-2 text-subheading">{heading}</h2>
              <PromptBar prompts={[...prompts, ...promptsIn(more ?? [])]} />
              {more && <Contents groups={more} />}
              <PromptList prompts={prompts} firstNumber={firstNumber} />
              {more && <MoreByJob groups={more} firstNumber={firstNumber + prompts.length} />}
            </Section>
          )}
        </PagePromptsProvider>
      )}
      <Section note={`How ${platform} likes to be asked.`}>
        <h2>About {platform}</h2>
        <p className="mt-2 text-ink-soft">Checked in {monthOf(content.checked)}.</p>
        {/* Our own text from the repository, held to an allow-list of tags by the content tests. */}
        <div className="article about mt-6" dangerouslySetInnerHTML={{ __html: content.about }} />
      </Section>
    </>
  )
}
