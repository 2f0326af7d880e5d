import { useEffect, useState } from 'react'
import { readSubscriptions, type Subscription } from '../api/subscriptions'
import { isRunning } from './subscription'

/** Stripe reports a payment within seconds; after half a minute the visitor has to reload. */
const LOOKS = 10
const LOOK_AGAIN_MS = 3000

/** Whether it was paid for and grants Pro now. */
export const isPaid = (row: Subscription) => row.source === 'stripe' && isRunning(row)

/**
 * The account's subscriptions.
 * @param isAwaited whether one was just paid for; then reads again, a few times, until it is there
 */
export function useSubscriptions(isAwaited: boolean, lookAgainMs = LOOK_AGAIN_MS) {
  const [rows, setRows] = useState<readonly Subscription[]>()
  const [problem, setProblem] = useState<string>()
  const [isLooking, setIsLooking] = useState(true)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (left: number) => {
      const found = await readSubscriptions().catch((error: Error) => error)
      if (isLeft) return
      setProblem(found instanceof Error ? found.message : undefined)
      if (!(found instanceof Error)) setRows(found)
      const isThere = !(found instanceof Error) && found.some(isPaid)
      if (isAwaited && !isThere && left > 1) timer = setTimeout(() => void look(left - 1), lookAgainMs)
      else setIsLooking(false)
    }
    setIsLooking(true)
    void look(LOOKS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isAwaited, lookAgainMs, turn])

  const isMissing = isAwaited && !isLooking && rows !== undefined && !rows.some(isPaid)
  return { rows, problem, isLooking, isMissing, lookAgain: () => setTurn((count) => count + 1) }
}
