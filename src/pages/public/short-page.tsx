import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { ShortPage as Content } from '@/content/schema'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { ShortGroups } from '@/features/content-pages/components/short-groups'
import { Section } from '@/components/section'

/** All short versions, by the pages of the long ones. */
export default function ShortPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const count = content.groups.reduce((sum, { prompts }) => sum + prompts.length, 0)
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near">
        <Introduction paragraphs={content.introduction} />
        <h2 className="border-b border-ink pb-2 text-subheading">
          {count}+ {content.title}
        </h2>
        <ShortGroups groups={content.groups} />
      </Section>
    </PromptPage>
  )
}
