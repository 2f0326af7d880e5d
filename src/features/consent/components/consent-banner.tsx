import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button, ButtonRow } from '@/components/ui/button'
import { type Consent, decideConsent } from '../lib/consent'

interface ConsentBannerProps {
  onDecide: (consent: Consent) => void
  /** Whether the visitor asked for the banner, which then takes the focus. */
  isAskedFor: boolean
}

/** Asks about cookies. Both answers look alike. */
function ConsentBanner({ onDecide, isAskedFor }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Makes room at the end of the page, moves toasts above the banner, and keeps what has the focus from under it.
  useEffect(() => {
    const height = banner.current?.offsetHeight ?? 0
    const { body, documentElement: root } = document
    body.style.paddingBottom = `${height}px`
    body.style.setProperty('--toast-bottom', `${height + 16}px`)
    root.style.scrollPaddingBottom = `${height + 16}px`
    return () => {
      body.style.paddingBottom = ''
      body.style.removeProperty('--toast-bottom')
      root.style.scrollPaddingBottom = ''
    }
  }, [])
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  return (
    <section
      ref={banner}
      className="consent fixed inset-x-0 bottom-0 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule bg-paper-raised px-gutter py-1.5 shadow-dialog sm:gap-x-8 sm:py-3 print:hidden"
      aria-labelledby="consent-title"
    >
      <div>
        <h2
          id="consent-title"
          className="max-sm:font-sans max-sm:text-small max-sm:leading-tight sm:text-[1.125rem] sm:tracking-normal"
          ref={heading}
          tabIndex={-1}
        >
          Cookies for ads?
        </h2>
        <p className="max-w-[40rem] text-small text-ink-soft">
          <span className="max-sm:hidden">
            The site works without them. If you accept, an advertising network may show ads.{' '}
          </span>
          <a href="/cookies">Cookie Policy</a>
        </p>
      </div>
      <ButtonRow className="flex-nowrap">
        <Button className="max-sm:px-3" onClick={() => onDecide('accepted')}>
          Accept
        </Button>
        <Button className="max-sm:px-3" onClick={() => onDecide('declined')}>
          Decline
        </Button>
      </ButtonRow>
    </section>
  )
}

let open: { root: Root; host: HTMLElement } | undefined

/** Shows the banner, unless it is open already. It closes when the visitor decides. */
export function showConsentBanner(isAskedFor: boolean): void {
  if (open) return
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  open = { root, host }
  const before = document.activeElement
  root.render(
    <ConsentBanner
      isAskedFor={isAskedFor}
      onDecide={(consent) => {
        decideConsent(consent)
        // Moves the focus before the pressed button is removed, or it would jump to the top of the document.
        const next = isAskedFor && before?.isConnected ? before : document.getElementById('main')
        if (next instanceof HTMLElement) next.focus({ preventScroll: true })
        root.unmount()
        host.remove()
        open = undefined
      }}
    />,
  )
}
