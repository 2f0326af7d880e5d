import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { ThemedPage as Content } from '@/content/schema'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { PromptList } from '@/features/content-pages/components/prompt-list'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { Section } from '@/components/section'

interface ThemedPageProps {
  /** A block after the prompts. */
  after?: ReactNode
}

/** A page of one numbered list. */
export default function ThemedPage({ after }: ThemedPageProps) {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near">
        {content.introduction && <Introduction paragraphs={[content.introduction]} />}
        <h2 className="border-b border-ink pb-2 text-subheading">
          {content.prompts.length}+ {content.title}
        </h2>
        <PromptBar prompts={content.prompts} />
        <PromptList prompts={content.prompts} />
      </Section>
      {after}
    </PromptPage>
  )
}
