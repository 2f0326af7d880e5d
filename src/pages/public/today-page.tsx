import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { Calendar, Rss } from 'lucide-react'
import type { TodayPage as Content } from '@/content/schema'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { TodayPrompt } from '@/features/content-pages/components/today-prompt'
import { YearCalendar } from '@/features/content-pages/components/year-calendar'
import { Newsletter } from '@/features/signups/components/newsletter'
import { Section } from '@/components/section'
import { ButtonRow, buttonClass } from '@/components/ui/button'

/** Today's prompt, the year's months, and ways to subscribe. */
export default function TodayPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near" note="One a day, the same for everybody.">
        <TodayPrompt built={content.built} />
        <ButtonRow className="mt-6">
          <a className={buttonClass('secondary')} href="/today.ics">
            <Calendar className="i" aria-hidden />
            Add to my calendar
          </a>
          <a className={buttonClass('secondary')} href="/today.xml">
            <Rss className="i" aria-hidden />
            Feed
          </a>
        </ButtonRow>
        <div className="mt-8">
          <Introduction paragraphs={content.introduction} />
        </div>
      </Section>
      <Section>
        <h2>The whole year</h2>
        <YearCalendar built={content.built.date} />
      </Section>
      <Section>
        <Newsletter />
      </Section>
    </PromptPage>
  )
}
