import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AD_SLOT_EVENT } from '@/features/ads/ad-slot'
import { CONSENT_EVENT, readConsent } from '@/features/consent/model/consent'

const ASK_AFTER_MS = 1500

/** Opens the question about cookies, for the footer's Cookie Settings. */
export async function openConsentSettings(): Promise<void> {
  const { showConsentBanner } = await import('@/features/consent/components/consent-banner')
  showConsentBanner(true)
}

/** Whether an account is signed in on this device: where the auth library keeps its session (auth-storage.ts). */
function hasSession(): boolean {
  if (window.hasUnstoredSession) return true
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('sb-'))
  } catch {
    return false
  }
}

/**
 * Asks about cookies once, after the page has come to rest, and fills the ad slots of each page when the
 * owner has an ad account (`VITE_ADS_CLIENT`, which the build writes into the head), the visitor accepted, and nobody
 * is signed in here.
 */
export function useConsent(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (readConsent() !== undefined || pathname.startsWith('/admin')) return
    const timer = setTimeout(() => {
      void import('@/features/consent/components/consent-banner').then(({ showConsentBanner }) => {
        if (readConsent() === undefined) showConsentBanner(false)
      })
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    const client = document.querySelector<HTMLMetaElement>('meta[name=ads-client]')?.content
    if (!client) return
    const fill = () => {
      const isAllowed = readConsent() === 'accepted' && !pathname.startsWith('/admin') && !hasSession()
      // Without it the slots take no space.
      document.documentElement.toggleAttribute('data-ads', isAllowed)
      if (!isAllowed) return
      import('@/features/ads/fill-slots').then(
        ({ fillAdSlots }) => fillAdSlots(client),
        () => undefined,
      )
    }
    fill()
    window.addEventListener(CONSENT_EVENT, fill)
    window.addEventListener(AD_SLOT_EVENT, fill)
    return () => {
      window.removeEventListener(CONSENT_EVENT, fill)
      window.removeEventListener(AD_SLOT_EVENT, fill)
    }
  }, [pathname])
}
