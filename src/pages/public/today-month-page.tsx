import type { TodayMonth } from '@/content/schema'
import { monthPage } from '@/content/month-page'
import { monthOfPath } from '@/content/today'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { PromptList } from '@/features/content-pages/components/prompt-list'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { Section } from '@/components/section'

interface TodayMonthPageProps {
  path: string
  content: TodayMonth
}

/** The prompts of one month, numbered by its days. */
export default function TodayMonthPage({ path, content }: TodayMonthPageProps) {
  const page = monthPage(monthOfPath(path), content)
  return (
    <PromptPage path={path} content={page}>
      <Section distance="near">
        <h2 className="border-b border-ink pb-4">
          {page.prompts.length}+ {page.title}
        </h2>
        <PromptBar prompts={page.prompts} />
        <PromptList prompts={page.prompts} />
      </Section>
    </PromptPage>
  )
}
