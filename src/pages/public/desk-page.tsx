import { Desk } from '@/features/desk/components/desk'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { useDeskGroups } from './use-desk-groups'

const PATH = '/desk'

/** What the visitor has made and kept on this device, in one place. */
export default function DeskPage() {
  return (
    <>
      <ContentHead
        path={PATH}
        metaTitle="Your Desk | Promptory"
        metaDescription="Your saved prompts, stories, generated prompts and readings in one place: search them, go on where you were, take them along. All of it stays on this device."
        title="Your Desk"
        description="What you saved, wrote and made here. It stays on this device."
      />
      <Section distance="near">
        <Desk groups={useDeskGroups()} />
      </Section>
    </>
  )
}
