import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readConsent } from '@/features/consent/lib/consent'

const ASK_AFTER_MS = 1500

/** Opens the question about cookies, for the footer's Cookie Settings. */
export async function openConsentSettings(): Promise<void> {
  const { showConsentBanner } = await import('@/features/consent/components/consent-banner')
  showConsentBanner(true)
}

/**
 * Asks about cookies once, after the page has settled. Also shows ads if the build wrote the owner's ad client
 * (`VITE_ADS_CLIENT`) into the head.
 */
export function useConsent(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (readConsent() !== undefined || pathname.startsWith('/admin')) return
    const timer = setTimeout(() => {
      // Where it does not load, the next page asks.
      void import('@/features/consent/components/consent-banner')
        .then(({ showConsentBanner }) => {
          if (readConsent() === undefined) showConsentBanner(false)
        })
        .catch(() => undefined)
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    if (!document.querySelector('meta[name=ads-client]')) return
    // If it does not load, the page has no ads.
    void import('./show-ads').then(({ showAds }) => showAds()).catch(() => undefined)
  }, [pathname])
}
