import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'

/** Stands in place of a page that broke or did not load. Frame and navigation stay. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  // Plain links and a reload, no router: whatever broke, these still work.
  return (
    <section className="wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]" role="alert" data-failed>
      <div className="row">
        <div className="body">
          <h1>This page tore.</h1>
          <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
            It could not be shown. What you typed on this device is still kept; loading the page again usually mends it.
          </p>
          <ButtonRow className="mt-8">
            <Button look="primary" onClick={() => window.location.reload()}>
              Load it again
            </Button>
            <a className={buttonClass('secondary')} href="/">
              Return to Home
            </a>
          </ButtonRow>
        </div>
      </div>
    </section>
  )
}
