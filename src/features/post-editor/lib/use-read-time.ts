import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { proposeReadTime } from './read-time'

/** The read time that the content suggests, counted when the browser has nothing else to do. */
export function useReadTime(initialContent: string): { proposal: string | undefined; count: (html: string) => void } {
  const [proposal, setProposal] = useState<string>()
  const counted = useRef<string>(undefined)
  const cancel = useRef<() => void>(undefined)

  const count = useCallback((html: string) => {
    cancel.current?.()
    if (html === counted.current) return
    // Counting the words of a very long text takes a moment that belongs between two key presses.
    cancel.current = whenIdle(() => {
      counted.current = html
      setProposal(proposeReadTime(html))
    }, 2000)
  }, [])

  useEffect(() => {
    count(initialContent)
    return () => cancel.current?.()
  }, [initialContent, count])

  return { proposal, count }
}
