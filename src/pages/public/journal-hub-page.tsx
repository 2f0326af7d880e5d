import { Island } from '@/shared/ui/island'
import { Section } from '@/shared/ui/section'
import GroupedPage, { type GroupedPageProps } from './grouped-page'
import NewsletterIsland from './islands/newsletter-island'

/** The journal hub, with the newsletter after its prompts. */
export default function JournalHubPage(props: GroupedPageProps) {
  return (
    <GroupedPage
      {...props}
      after={
        <Section>
          <Island name="newsletter">
            <NewsletterIsland />
          </Island>
        </Section>
      }
    />
  )
}
