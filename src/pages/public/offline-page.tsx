import { KeptPages } from '@/features/offline/components/kept-pages'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { OFFLINE_PATH } from '@/features/offline/lib/caches'
import { Seo } from '@/components/seo'

/** Shown by the service worker for a page that is neither reachable nor cached. */
export default function OfflinePage() {
  // A link leads here again: its own document may be cached.
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) window.location.reload()
  }, [pathname])
  return (
    <>
      <Seo
        title="Not on this device | Promptory"
        description="There is no connection, and this page is not kept on this device."
        path={OFFLINE_PATH}
        isNoIndex
      />
      <section className="wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
        <div className="row">
          <div className="body">
            <h1>This page is not on this device.</h1>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
              There is no connection to the site right now, and you have not been to this page lately. When the network
              is back it opens by itself. What you typed on this device is still kept.
            </p>
            <KeptPages />
          </div>
        </div>
      </section>
    </>
  )
}
