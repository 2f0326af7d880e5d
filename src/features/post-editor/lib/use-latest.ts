import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A reference to what was rendered last, for listeners and timers that outlive a rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
