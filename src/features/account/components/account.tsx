import { type ComponentProps, useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { WhenLoaded } from '@/components/when-loaded'
import { useHasSession } from '@/lib/session'
import { SignIn } from './sign-in'

interface AccountProps {
  /** Imports what whoever is signed in sees. The same function each time. */
  loadSignedIn: ComponentProps<typeof WhenLoaded>['load']
}

/** The visitor's account: the sign-in, or the account itself. */
export function Account({ loadSignedIn }: AccountProps) {
  const hasSession = useHasSession()
  const [search] = useSearchParams()
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(hasSession)
  useEffect(() => {
    if (shown.current === hasSession) return
    shown.current = hasSession
    // The focused element may be gone.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [hasSession])
  // Whoever signed in on the way to Pro goes back to the price.
  if (hasSession && search.get('pro') === 'wanted') return <Navigate to="/pricing#pro" replace />
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {hasSession ? (
        <WhenLoaded
          load={loadSignedIn}
          failure="Your account did not load. Check your connection; what you saved is still on this device."
        />
      ) : (
        <SignIn />
      )}
    </div>
  )
}
