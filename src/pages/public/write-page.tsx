import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { crumbsOf } from '@/content/crumbs'
import { WritingSheets } from '@/features/writing/components/writing-sheets'
import { useHasSession } from '@/lib/session'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

/** A blank sheet for a prompt, and the sheets that are kept on this device. */
export default function WritePage() {
  const { path } = useLoaderData<PageData>()
  const crumbs = crumbsOf(path)
  const isInAccount = useHasSession()
  return (
    <>
      <Seo
        title="A Blank Sheet to Write On | Promptory"
        description="Write to a prompt right here: a blank sheet, a timer if you want one, a word count. What you write stays on this device until you ask for feedback."
        path={path}
        jsonLd={[breadcrumbList(crumbs, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead
        title="Writing Sheet"
        lede={
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
