import { useEffect } from 'react'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { Account } from '@/features/account/components/account'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { hasAdScript } from '@/lib/ad-script'
import { SITE } from '@/lib/site'

const loadSignedIn = () => import('./signed-in-account')

/** Signing in by a code, and the account of whoever is signed in. */
export default function AccountPage() {
  // The advertising network's script must not share a document with a session (see the admin area).
  useEffect(() => {
    if (hasAdScript()) window.location.reload()
  }, [])
  return (
    <>
      <Seo
        title={`Your Account | ${SITE.name}`}
        description="Sign in with a code that comes by mail. No password."
        path={ACCOUNT_PATH}
        isNoIndex
      />
      <PageHead
        title="Your Account"
        lede="What you keep here, on all your devices. Everything works without an account, too; signing in takes a code by mail, and no password."
      />
      <Section distance="near">
        <Account loadSignedIn={loadSignedIn} />
      </Section>
    </>
  )
}
