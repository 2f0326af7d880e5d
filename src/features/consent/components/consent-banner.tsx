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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  return (
    <section
      className="consent fixed inset-x-0 bottom-0 z-20 grid items-center gap-x-8 gap-y-3 border-t border-rule bg-paper-raised px-gutter py-3 shadow-dialog sm:grid-cols-[1fr_auto] print:hidden"
      aria-labelledby="consent-title"
    >
      <div>
        <h2 id="consent-title" className="text-[1.125rem] tracking-normal" ref={heading} tabIndex={-1}>
          Cookies, only if you like
        </h2>
        <p className="max-w-[40rem] text-small text-ink-soft">
          Promptory works without them. Accepted, they let an advertising network show ads.{' '}
          <a href="/cookies">Cookie Policy</a>
        </p>
      </div>
      <ButtonRow className="sm:flex-nowrap">
        <Button className="flex-[1_1_8rem] sm:basis-auto" onClick={() => onDecide('accepted')}>
          Accept
        </Button>
        <Button className="flex-[1_1_8rem] sm:basis-auto" onClick={() => onDecide('declined')}>
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
