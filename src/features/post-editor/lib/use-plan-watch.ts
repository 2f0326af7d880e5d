import { useEffect } from 'react'
import { useLatest } from './use-latest'
import type { KeptDraft } from './use-server-draft'

// The database publishes at the full minute, or a moment later.
const AFTER_MS = 5_000
const AGAIN_MS = 20_000
// Timers are limited to some weeks.
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Checks a planned draft at its time; the form then continues as the published post's. */
export function usePlanWatch({ plan, lookAtPlan }: KeptDraft): void {
  const look = useLatest(lookAtPlan)
  const at = plan && plan.problem === undefined ? Date.parse(plan.at) : undefined
  useEffect(() => {
    if (at === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const wait = (delay: number) => {
      timer = setTimeout(() => void run(), Math.min(delay, LONGEST_MS))
    }
    const run = async () => {
      const left = at + AFTER_MS - Date.now()
      // A failed check is repeated.
      if (left <= 0) await look.current().catch(() => {})
      if (!isGone) wait(left > 0 ? left : AGAIN_MS)
    }
    wait(Math.max(at + AFTER_MS - Date.now(), AFTER_MS))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [at, look])
}
