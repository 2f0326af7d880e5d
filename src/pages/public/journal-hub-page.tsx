import { Newsletter } from '@/features/newsletter/components/newsletter'
import { Section } from '@/components/section'
import GroupedPage, { type GroupedPageProps } from './grouped-page'

/** The journal hub, with the newsletter after its prompts. */
export default function JournalHubPage(props: GroupedPageProps) {
  return (
    <GroupedPage
      {...props}
      after={
        <Section>
          <Newsletter />
        </Section>
      }
    />
  )
}
