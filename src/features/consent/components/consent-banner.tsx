import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button, ButtonRow } from '@/components/ui/button'
import { type Consent, decideConsent } from '../lib/consent'

interface ConsentBannerProps {
  onDecide: (consent: Consent) => void
  /** The visitor asked for it: the focus comes along. */
  isAskedFor: boolean
}

/** The question about cookies. Both answers weigh the same. */
function ConsentBanner({ onDecide, isAskedFor }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The page ends above it, and messages stand above it.
  useEffect(() => {
    const height = banner.current?.offsetHeight ?? 0
    const { style } = document.body
    style.paddingBottom = `${height}px`
    style.setProperty('--toast-bottom', `${height + 16}px`)
    return () => {
      style.paddingBottom = ''
      style.removeProperty('--toast-bottom')
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

/** Shows the banner, once; it goes with the visitor's decision. */
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
        // Before the pressed button goes: the focus would fall to the top of the document.
        const next = isAskedFor && before?.isConnected ? before : document.getElementById('main')
        if (next instanceof HTMLElement) next.focus({ preventScroll: true })
        root.unmount()
        host.remove()
        open = undefined
      }}
    />,
  )
}
