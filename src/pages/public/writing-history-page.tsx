import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { buttonClass } from '@/components/ui/button'
import { WhenLoaded } from '@/components/when-loaded'
import { ACCOUNT_PATH, HISTORY_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { SITE } from '@/lib/site'

const loadHistory = () => import('@/features/feedback/components/writing-history')

/** The writing history of whoever is signed in. */
export default function WritingHistoryPage() {
  const hasSession = useHasSession()
  return (
    <>
      <Seo
        title={`Your Writing History | ${SITE.name}`}
        description="Texts that were read with Pro: what was marked, and which faults went away."
        path={HISTORY_PATH}
        isNoIndex
      />
      <PageHead
        title="Your Writing History"
        lede="Each text that was read with Pro: what was marked in it, what you made of it, and which faults went away."
      />
      <Section distance="near">
        <p className="mb-8">
          <Link className={buttonClass('link')} to={ACCOUNT_PATH}>
            {hasSession ? 'Your account' : 'Sign in to see yours'}
          </Link>
        </p>
        {hasSession && (
          <WhenLoaded load={loadHistory} failure="Your history did not load. Check your connection, and try again." />
        )}
      </Section>
    </>
  )
}
