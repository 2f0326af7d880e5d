import { useCallback, useEffect, useRef, useState } from 'react'

/** What has become of something that was asked for. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly value: T }

// What was shown before is shown at once on the way back, and then looked after.
const seen = new Map<string, unknown>()
const SEEN_LIMIT = 50

function remember(key: string, value: unknown): void {
  seen.delete(key)
  seen.set(key, value)
  const [oldest] = seen.keys()
  if (seen.size > SEEN_LIMIT && oldest !== undefined) seen.delete(oldest)
}

/** Forgets what was loaded: between tests. */
export function forgetLoaded(): void {
  seen.clear()
}

/**
 * Loads something for a key, again when the key changes or on `retry`.
 * @param load rejects with an Error whose message is for the visitor
 * @param initial what is there already: nothing is asked for as long as the key stays
 */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  initial?: T,
): { loaded: Loaded<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ key: string; attempt: number; loaded: Loaded<T> }>()
  const latest = useRef(load)
  const [given] = useState(() => (initial === undefined ? undefined : { key, value: initial }))
  const isGiven = given?.key === key && attempt === 0

  useEffect(() => {
    latest.current = load
  }, [load])

  useEffect(() => {
    if (isGiven) return
    let isCurrent = true
    latest.current().then(
      (value) => {
        remember(key, value)
        if (isCurrent) setResult({ key, attempt, loaded: { state: 'ready', value } })
      },
      (error: unknown) => {
        // Something older is better than nothing.
        if (!isCurrent || seen.has(key)) return
        setResult({ key, attempt, loaded: { state: 'failed', message: error instanceof Error ? error.message : '' } })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt, isGiven])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  if (isGiven) return { loaded: { state: 'ready', value: given.value }, retry }
  if (result?.key === key && result.attempt === attempt) return { loaded: result.loaded, retry }
  if (seen.has(key)) return { loaded: { state: 'ready', value: seen.get(key) as T }, retry }
  return { loaded: { state: 'loading' }, retry }
}
