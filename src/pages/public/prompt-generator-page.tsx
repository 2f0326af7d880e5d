import type { PageData } from '@/content/page-content'
import { ArrowRight } from 'lucide-react'
import { Link, useLoaderData } from 'react-router-dom'
import type { LocalGeneratorPage as Content } from '@/content/schema'
import { startRequest } from '@/features/generator/lib/request-draft'
import { LocalGenerator } from '@/features/local-generator/components/local-generator'
import { readDraft } from '@/features/local-generator/lib/draft'
import { GeneratorWays } from '@/components/generator-ways'
import { Section } from '@/components/section'
import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { buttonClass } from '@/components/ui/button'
import { ToolTemplate } from './tool-template'

function Tips({ tips }: { tips: Content['tips'] }) {
  return (
    <Accordion>
      <AccordionItem title="Five tips for a better prompt" level={2}>
        <ol className="grid max-w-measure list-decimal gap-3 pl-6 text-ink-soft marker:font-serif marker:text-ink-muted">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
        <Link className={`${buttonClass('link')} mt-2 mb-4`} to="/blog">
          More of this on the blog
          <ArrowRight className="i" aria-hidden />
        </Link>
      </AccordionItem>
    </Accordion>
  )
}

/** The local generator as a page: the generator, tips, and the questions people ask about it. */
export default function PromptGeneratorPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <ToolTemplate
      path={path}
      content={content}
      note="It follows you as you type."
      tool={
        <>
          {/* The topic comes along, so that nobody types it twice. */}
          <GeneratorWays current="/prompt-generator" onLeave={() => startRequest(readDraft()?.topic ?? '')} />
          <LocalGenerator />
        </>
      }
    >
      <Section distance="near">
        <Tips tips={content.tips} />
      </Section>
    </ToolTemplate>
  )
}
