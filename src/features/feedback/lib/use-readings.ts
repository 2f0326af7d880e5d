import type { Reading } from '@contracts/readings.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import { deleteReading, READINGS_PAGE, readReadings } from '../api/readings'
import { HISTORY_MESSAGES } from '../messages'
import { keepHistoryState } from './analyses'
import { sendReadings } from './send-readings'

/** The writing history of the account that is signed in, by page. */
export function useReadings() {
  /** Newest first; undefined until the first page is there. */
  const [readings, setReadings] = useState<readonly Reading[]>()
  const [hasOlder, setHasOlder] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  /** Resolves to whether it worked. */
  const run = useCallback(async (call: () => Promise<void>) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await call()
      return true
    } catch (error) {
      setProblem((error as Error).message)
      return false
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }, [])

  const load = useCallback(
    (before?: string) =>
      run(async () => {
        const page = await readReadings(before)
        setReadings((known = []) => (before === undefined ? page : [...known, ...page]))
        setHasOlder(page.length === READINGS_PAGE)
      }),
    [run],
  )

  useEffect(() => {
    // With what this device has not sent yet.
    void sendReadings().then(() => load())
  }, [load])

  const remove = (id: string) =>
    run(async () => {
      await deleteReading(id)
      // Revised later, it would come back.
      keepHistoryState(id, undefined)
      setReadings((known) => known?.filter((other) => other.id !== id))
      void showToast('success', HISTORY_MESSAGES.deleted)
    })

  return {
    readings,
    hasOlder,
    isBusy,
    problem,
    reload: () => load(),
    loadOlder: () => load(readings?.at(-1)?.read_at),
    remove,
  }
}
