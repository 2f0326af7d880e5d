import { AD_SLOT_EVENT } from '@/features/ads/ad-slot'
import { fillAdSlots } from '@/features/ads/fill-slots'
import { CONSENT_EVENT, readConsent } from '@/features/consent/lib/consent'

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
 * Fills the ad slots of the page, and those that come later, as long as the visitor accepts and nobody is signed in
 * here. For pages with the owner's client id in their head.
 */
export function showAds(): void {
  const client = document.querySelector<HTMLMetaElement>('meta[name=ads-client]')?.content
  const isAllowed = readConsent() === 'accepted' && !window.location.pathname.startsWith('/admin') && !hasSession()
  // Without it the slots take no space.
  document.documentElement.toggleAttribute('data-ads', isAllowed)
  if (client && isAllowed) fillAdSlots(client)
  // They stay for good: one that is there already is not added again.
  window.addEventListener(CONSENT_EVENT, showAds)
  window.addEventListener(AD_SLOT_EVENT, showAds)
}
