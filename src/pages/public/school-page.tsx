import { Link, useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { SchoolPage as Content } from '@/content/schema'
import { Introduction } from '@/features/content-pages/components/introduction'
import { PromptPage } from '@/features/content-pages/components/prompt-page'
import { SchoolYear } from '@/features/content-pages/components/school-year'
import { Section } from '@/components/section'

/** A school year of prompts for one age, a month at a time. */
export default function SchoolPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const count = content.months.reduce((sum, { prompts }) => sum + prompts.length, 0)
  return (
    <PromptPage path={path} content={content}>
      <Section distance="near">
        <Introduction paragraphs={content.introduction} />
        <p className="my-4 max-w-measure">
          Looking for a skill, or for ten minutes? <Link to="/teachers">For Teachers</Link> sorts them by both, and
          prints them.
        </p>
        <h2 className="border-b border-ink pb-2 text-subheading">
          {count}+ {content.title}
        </h2>
        <SchoolYear months={content.months} />
      </Section>
    </PromptPage>
  )
}
