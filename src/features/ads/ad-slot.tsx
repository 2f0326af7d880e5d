import { useEffect } from 'react'

/** Fired on `window` when a place for an ad has come into the page. */
export const AD_SLOT_EVENT = 'ad-slot'

/** A place for an ad. It takes no space until the page may show ads (`app/show-ads.ts`). */
export function AdSlot({ name }: { name: 'home' | 'article' }) {
  useEffect(() => void window.dispatchEvent(new Event(AD_SLOT_EVENT)), [])
  return <div className="ad" data-ad={name} />
}
