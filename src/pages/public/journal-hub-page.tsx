import { Newsletter } from '@/features/signups/components/newsletter'
import { Section } from '@/components/section'
import GroupedPage from './grouped-page'

/** The journal hub, with the newsletter after its prompts. */
export default function JournalHubPage() {
  return (
    <GroupedPage
      after={
        <Section>
          <Newsletter />
        </Section>
      }
    />
  )
}
