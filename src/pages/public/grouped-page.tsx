import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { DRAWINGS } from '@/content/drawings'
import type { PageData } from '@/content/page-content'
import { canonicalOf } from '@/content/registry'
import type { GroupedPage as Content } from '@/content/schema'
import { Contents } from '@/features/content-pages/components/contents'
import { Introduction } from '@/features/content-pages/components/introduction'
import { HubLinks } from '@/features/content-pages/components/hub-links'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { MoreByJob, PromptGroups, promptsIn } from '@/features/content-pages/components/prompt-groups'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { Section } from '@/components/section'

interface GroupedPageProps {
  /** A block after the prompts, such as the generator. */
  after?: ReactNode
}

/** The title with its highlighted part; keeps its last two words together. */
function Marked({ title, highlight }: { title: string; highlight: string }) {
  const [before, ...after] = title.split(highlight)
  return (
    <>
      {before}
      <span className="swipe">{highlight}</span>
      {after.join(highlight).replace(/(\S) (\S+)$/, '$1\u00a0$2')}
    </>
  )
}

/** A page of several groups of prompts. */
export default function GroupedPage({ after }: GroupedPageProps) {
  const { path, content } = useLoaderData<PageData<Content>>()
  const { groups, more = [] } = content
  const prompts = promptsIn([...groups, ...more])
  return (
    <PromptPage
      path={path}
      content={content}
      title={<Marked title={content.title} highlight={content.highlight} />}
      drawing={DRAWINGS[canonicalOf(path)]}
    >
      <Section distance="near">
        <Introduction paragraphs={content.introduction} />
        <h2 className="border-b border-ink pb-2 text-subheading">
          {prompts.length}+ {content.title}
        </h2>
        <PromptBar prompts={prompts} />
        <Contents groups={[...groups, ...more]} />
        <PromptGroups groups={groups} />
        {more.length > 0 && <MoreByJob groups={more} firstNumber={promptsIn(groups).length + 1} />}
      </Section>
      {after}
      <HubLinks path={canonicalOf(path)} />
    </PromptPage>
  )
}
