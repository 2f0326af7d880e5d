import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'

/** Stands in place of a page that broke or did not load. Around it, frame and navigation stay. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  // Uses plain links and a reload, which work even if the router does not.
  return (
    <section className="wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]" role="alert" data-failed>
      <div className="row">
        <div className="body">
          <h1>This page could not be shown.</h1>
          <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
            What you typed is still kept on this device. Loading the page again usually helps.
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

/** Stands in place of everything if the frame itself broke. */
export function FrameError() {
  return (
    <main id="main" className="leaf">
      <PageError />
    </main>
  )
}
