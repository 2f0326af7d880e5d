import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { EmailLink } from '@/features/signups/components/email-link'
import { Newsletter } from '@/features/signups/components/newsletter'
import { SITE } from '@/lib/site'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'

/** The weekly letter: how to get it, and how to leave it. Links in mails lead here. */
export default function NewsletterPage() {
  const { path } = useLoaderData<PageData>()
  return (
    <>
      <ContentHead
        path={path}
        metaTitle={`The Weekly Letter: One Prompt on Mondays | ${SITE.name}`}
        metaDescription={`One prompt and one line worth stealing, every Monday morning. How to get the ${SITE.name} letter, how to confirm your address, and how to leave the list.`}
        title="The Weekly Letter"
        description="One prompt, one line worth stealing, on Monday mornings."
      />
      <Section distance="near">
        <div className="mb-6 empty:hidden">
          <EmailLink />
        </div>
        <Newsletter />
        <h2 className="mt-12">Leave the list</h2>
        <p className="mt-4 max-w-measure">
          Every mail ends with a link that deletes your address at once. No mail at hand? Write to{' '}
          <a href={`mailto:${SITE.contactEmail}`}>{SITE.contactEmail}</a> from that address, for the letter and for the
          Pro waiting list alike.
        </p>
      </Section>
    </>
  )
}
