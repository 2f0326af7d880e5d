import { useEffect } from 'react'

/** Fired on `window` when an ad slot is mounted. */
export const AD_SLOT_EVENT = 'ad-slot'

/** A place for an ad. It takes no space until the page may show ads (`app/show-ads.ts`). */
export function AdSlot({ name }: { name: 'home' | 'article' }) {
  useEffect(() => void window.dispatchEvent(new Event(AD_SLOT_EVENT)), [])
  // Reserves the height from the first paint, to avoid a layout shift when the ad loads.
  return (
    <div
      className="mb-8 hidden in-data-ads:mt-8 in-data-ads:block in-data-ads:min-h-70 print:hidden [&>ins]:block [&>ins]:h-70 [&>ins]:no-underline"
      data-ad={name}
    />
  )
}
