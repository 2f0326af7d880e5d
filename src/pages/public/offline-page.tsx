import { OFFLINE_PATH } from '@/features/offline/model/caches'
import { Island } from '@/shared/ui/island'
import { Seo } from '@/shared/ui/seo'
import KeptPagesIsland from './islands/kept-pages-island'

/** What the service worker shows in place of a page that is neither reachable nor kept. */
export default function OfflinePage() {
  return (
    <>
      <Seo
        title="Not on this device | Promptory"
        description="There is no connection, and this page is not kept on this device."
        path={OFFLINE_PATH}
        isNoIndex
      />
      <section className="wrap page-head">
        <div className="row">
          <div className="body">
            <h1>This page is not on this device.</h1>
            <p className="lede">
              There is no connection to the site right now, and you have not been to this page lately. When the network
              is back it opens by itself. What you typed on this device is still kept.
            </p>
            <Island name="kept-pages" wake="at-once">
              <KeptPagesIsland />
            </Island>
          </div>
        </div>
      </section>
    </>
  )
}
