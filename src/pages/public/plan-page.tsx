import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { Plan } from '@/content/schema'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { PlanView } from '@/features/plans/components/plan-view'
import { Section } from '@/components/section'

/** A plan for a goal: its steps with prompts, and ticks kept on this device. */
export default function PlanPage() {
  const { path, content } = useLoaderData<PageData<Plan>>()
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near">
        <Introduction paragraphs={content.introduction} />
      </Section>
      <PlanView path={path} plan={content} />
    </PromptPage>
  )
}
