import { useCallback, useEffect, useRef, useState } from 'react'
import { proposeReadTime } from './read-time'

// Counting the words of a very long text takes a moment that belongs between two key presses.
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}

/** The read time that the content suggests, counted when the browser has nothing else to do. */
export function useReadTime(initialContent: string): { proposal: string | undefined; count: (html: string) => void } {
  const [proposal, setProposal] = useState<string>()
  const counted = useRef<string>(undefined)
  const cancel = useRef<() => void>(undefined)

  const count = useCallback((html: string) => {
    cancel.current?.()
    if (html === counted.current) return
    cancel.current = whenIdle(() => {
      counted.current = html
      setProposal(proposeReadTime(html))
    })
  }, [])

  useEffect(() => {
    count(initialContent)
    return () => cancel.current?.()
  }, [initialContent, count])

  return { proposal, count }
}
