import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/spinner'
import { useHasSession } from '@/lib/session'
import { SignIn } from './sign-in'

/** The visitor's account: signing in, or what is there once one is. */
export function Account() {
  const hasSession = useHasSession()
  const [search] = useSearchParams()
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(hasSession)
  useEffect(() => {
    if (shown.current === hasSession) return
    shown.current = hasSession
    // What held the focus may be gone.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [hasSession])
  // Whoever came here to sign in on the way to Pro goes back to its price.
  if (hasSession && search.get('pro') === 'wanted') return <Navigate to="/pricing#pro" replace />
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {hasSession ? <WhenLoaded /> : <SignIn />}
    </div>
  )
}

/** The signed-in view, which brings the backend's client along. */
function WhenLoaded() {
  const [SignedIn, setSignedIn] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    import('./signed-in').then(
      (module) => setSignedIn(() => module.default),
      () => setHasFailed(true),
    )
  }, [hasFailed])

  if (SignedIn) return <SignedIn />
  if (!hasFailed) {
    return (
      <Skeleton>
        <i />
        <i />
      </Skeleton>
    )
  }
  return (
    <>
      <Notice look="bad" role="alert">
        Your account did not load. Check your connection; what you saved is still on this device.
      </Notice>
      <Button className="mt-4" onClick={() => setHasFailed(false)}>
        Try again
      </Button>
    </>
  )
}
