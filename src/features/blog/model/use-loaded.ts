import { useCallback, useEffect, useRef, useState } from 'react'

/** What has become of something that was asked for. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly value: T }

interface Shown<T> {
  readonly key: string
  readonly loaded: Loaded<T>
  readonly newer?: T
}

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

const begin = <T>(key: string): Shown<T> => ({
  key,
  loaded: seen.has(key) ? { state: 'ready', value: seen.get(key) as T } : { state: 'loading' },
})

/** What to show once an answer is there. Something that is shown already stays: nothing moves unasked. */
function answered<T>(shown: Shown<T>, value: T): Shown<T> {
  const { key, loaded } = shown
  const isKept = loaded.state === 'ready' && loaded.value !== null && value !== null
  if (!isKept) return { key, loaded: { state: 'ready', value } }
  return JSON.stringify(loaded.value) === JSON.stringify(value) ? shown : { ...shown, newer: value }
}

/**
 * Loads something for a key, again when the key changes or on `retry`.
 * @param load rejects with an Error whose message is for the visitor; null for what is gone
 * @param initial what is there already: nothing is asked for as long as the key stays
 * @returns what to show; `newer`, where something else has come than is shown from before, and `showNewer`
 */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  initial?: T,
): { loaded: Loaded<T>; newer: T | undefined; showNewer: () => void; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [given] = useState(() => (initial === undefined ? undefined : { key, value: initial }))
  const [shown, setShown] = useState<Shown<T>>(() =>
    given ? { key, loaded: { state: 'ready', value: given.value } } : begin(key),
  )
  if (shown.key !== key) setShown(begin(key))
  const latest = useRef(load)
  const isGiven = given?.key === key && attempt === 0

  useEffect(() => {
    latest.current = load
  }, [load])

  useEffect(() => {
    // Kept for the way back.
    if (isGiven) return remember(key, given?.value)
    let isCurrent = true
    latest.current().then(
      (value) => {
        remember(key, value)
        if (isCurrent) setShown((now) => answered(now, value))
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : ''
        // Something older is better than nothing.
        if (isCurrent) {
          setShown((now) => (now.loaded.state === 'ready' ? now : { key, loaded: { state: 'failed', message } }))
        }
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt, isGiven, given])

  const showNewer = useCallback(
    () =>
      setShown(({ newer, ...now }) =>
        newer === undefined ? now : { ...now, loaded: { state: 'ready', value: newer } },
      ),
    [],
  )
  const retry = useCallback(() => {
    setShown(({ key: current }) => begin(current))
    setAttempt((count) => count + 1)
  }, [])
  return { loaded: shown.loaded, newer: shown.newer, showNewer, retry }
}
