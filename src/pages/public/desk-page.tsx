import { crumbsOf } from '@/content/crumbs'
import { Desk } from '@/features/desk/components/desk'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { useDeskGroups } from './use-desk-groups'

const PATH = '/desk'

/** What the visitor has made and kept on this device, in one place. */
export default function DeskPage() {
  const crumbs = crumbsOf(PATH)
  return (
    <>
      <Seo
        title="Your Desk | Promptory"
        description="Your saved prompts, stories, generated prompts and readings in one place: search them, go on where you were, take them along. All of it stays on this device."
        path={PATH}
        jsonLd={[breadcrumbList(crumbs, PATH)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title="Your Desk" lede="What you saved, wrote and made here. It stays on this device." />
      <Section distance="near">
        <Desk groups={useDeskGroups()} />
      </Section>
    </>
  )
}
