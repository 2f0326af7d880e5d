import { crumbsOf } from '@/content/crumbs'
import { Shelf } from '@/features/shelf/components/shelf'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'

const PATH = '/prompts'

/** Every prompt of the site, with filters. */
export default function ShelfPage() {
  const crumbs = crumbsOf(PATH)
  return (
    <>
      <Seo
        title="All Prompts, With Filters | Promptory"
        description="Every prompt on Promptory in one place. Filter by age, genre, job, form, AI, length and time, or search in plain words. Copy, fill in or save each one."
        path={PATH}
        jsonLd={[breadcrumbList(crumbs, PATH)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead
        title="All Prompts"
        lede="Every prompt on the site. Choose for whom, what for and how long, or search."
      />
      <Section distance="near">
        <Shelf />
      </Section>
    </>
  )
}
