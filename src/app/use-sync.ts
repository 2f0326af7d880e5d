import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useHasSession } from '@/lib/session'
import { whenIdle } from '@/lib/when-idle'

const WAIT_MS = 3000

/** Keeps this device in step with its account, if one is signed in. Its code comes after the page, and not for visitors. */
export function useSync(): void {
  const { pathname } = useLocation()
  const isOn = useHasSession() && !pathname.startsWith('/admin')
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isLeft = false
    const cancel = whenIdle(() => {
      // Without it, everything stays on the device and goes out with the next page.
      import('@/features/account/lib/sync/start-sync').then(
        ({ startSync }) => {
          if (!isLeft) stop = startSync()
        },
        () => undefined,
      )
    }, WAIT_MS)
    return () => {
      isLeft = true
      cancel()
      stop?.()
    }
  }, [isOn])
}
