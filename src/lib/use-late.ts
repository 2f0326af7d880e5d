import { useEffect, useState } from 'react'

/** After this long, words replace a spinner. */
export const LATE_AFTER_MS = 8000

/** Whether something takes longer than a spinner should be shown. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
