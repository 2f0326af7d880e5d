import { AD_SLOT_EVENT } from '@/features/ads/ad-slot'
import { fillAdSlots } from '@/features/ads/fill-slots'
import { CONSENT_EVENT, readConsent } from '@/features/consent/lib/consent'
import { hasSession } from '@/lib/session'

/**
 * Fills the page's current and later ad slots while the visitor accepts ads and nobody is signed in here. For pages
 * with the owner's client id in their head.
 */
export function showAds(): void {
  const client = document.querySelector<HTMLMetaElement>('meta[name=ads-client]')?.content
  const isAllowed = readConsent() === 'accepted' && !window.location.pathname.startsWith('/admin') && !hasSession()
  // Without this attribute, the slots take no space.
  document.documentElement.toggleAttribute('data-ads', isAllowed)
  if (client && isAllowed) fillAdSlots(client)
  // These listeners are permanent; adding the same function again has no effect.
  window.addEventListener(CONSENT_EVENT, showAds)
  window.addEventListener(AD_SLOT_EVENT, showAds)
}
