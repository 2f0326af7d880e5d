import { useEffect } from 'react'

/** Fired on `window` when a place for an ad has come into the page. */
export const AD_SLOT_EVENT = 'ad-slot'

/** A place for an ad. It takes no space until the page may show ads (`app/show-ads.ts`). */
export function AdSlot({ name }: { name: 'home' | 'article' }) {
  useEffect(() => void window.dispatchEvent(new Event(AD_SLOT_EVENT)), [])
  // Its room is there from the first paint on, so that nothing moves when the ad comes.
  return (
    <div
      className="mb-8 hidden in-data-ads:mt-8 in-data-ads:block in-data-ads:min-h-70 print:hidden [&>ins]:block [&>ins]:h-70 [&>ins]:no-underline"
      data-ad={name}
    />
  )
}
