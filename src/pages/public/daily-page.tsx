import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { DailyPage as Content } from '@/content/schema'
import { Challenge } from '@/features/content-pages/components/challenge'
import { DailyRows } from '@/features/content-pages/components/daily-rows'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptBar } from '@/features/content-pages/components/prompt-bar'
import { NewsletterLine } from '@/features/signups/components/newsletter'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { Section } from '@/components/section'

const ROWS_A_DAY = 3

/** The daily journal: a thirty-day challenge, and days of a morning, an afternoon and an evening. */
export default function DailyPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near">
        <Introduction paragraphs={[content.introduction]} />
        <h2 className="border-b border-ink pb-2 text-subheading">
          {content.challenge.length}+ {content.title}: the 30-Day Challenge
        </h2>
        <Challenge
          prompts={content.challenge}
          afterTick={
            <div className="mb-6">
              <NewsletterLine />
            </div>
          }
          bar={<PromptBar prompts={[...content.challenge, ...content.days.flatMap(({ rows }) => rows)]} />}
        />
      </Section>
      <Section note="Three short sittings a day.">
        <h2>Morning, Afternoon, Evening</h2>
        {content.days.map(({ title, rows }, index) => (
          <DailyRows
            key={title}
            title={title}
            rows={rows}
            firstNumber={content.challenge.length + index * ROWS_A_DAY + 1}
          />
        ))}
      </Section>
    </PromptPage>
  )
}
