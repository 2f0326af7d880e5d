import { useEffect } from 'react'
import { useHasSession } from '@/lib/session'

/** Has readings sent to the writing history while an account is signed in; loads nothing otherwise. */
export function useSending(): void {
  const isOn = useHasSession()
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isLeft = false
    // Without it, they stay on the device and go out with the next visit.
    import('./send-readings').then(
      ({ startSending }) => {
        if (!isLeft) stop = startSending()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [isOn])
}
