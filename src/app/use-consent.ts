import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
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
 * owner has an ad account (`VITE_ADS_CLIENT`), the visitor accepted, and nobody is signed in here.
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
    const client = import.meta.env.VITE_ADS_CLIENT
    if (!client || pathname.startsWith('/admin')) return
    const fill = () => {
      if (readConsent() !== 'accepted' || hasSession()) return
      void import('@/features/ads/fill-slots').then(({ fillAdSlots }) => fillAdSlots(client))
    }
    fill()
    window.addEventListener(CONSENT_EVENT, fill)
    return () => window.removeEventListener(CONSENT_EVENT, fill)
  }, [pathname])
}
