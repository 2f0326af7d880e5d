import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { WritingSheets } from '@/features/writing/components/writing-sheets'
import { useHasSession } from '@/lib/session'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'

/** A blank sheet for a prompt, and the sheets that are kept on this device. */
export default function WritePage() {
  const { path } = useLoaderData<PageData>()
  const isInAccount = useHasSession()
  return (
    <>
      <ContentHead
        path={path}
        metaTitle="A Blank Sheet to Write On | Promptory"
        metaDescription="Write to a prompt right here: a blank sheet, a timer if you want one, a word count. What you write stays on this device until you ask for feedback."
        title="Writing Sheet"
        description={
          isInAccount
            ? 'What you write stays on this device and in your account.'
            : 'What you write stays on this device. Nothing is sent.'
        }
      />
      <Section distance="near">
        <WritingSheets />
      </Section>
    </>
  )
}
