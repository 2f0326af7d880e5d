import { useEffect, useState } from 'react'
import type { DeviceMark } from './analyse-on-device'
import { marksOfBoth } from './both-checkers'

const PAUSE_MS = 700

/**
 * Marks a text after a pause in its changes. Returns the previous marks until the next are ready, and undefined if
 * there are none.
 * @param isByBoth whether the second checker reads it as well as the rules
 */
export function useDeviceMarks(text: string, isWanted: boolean, isByBoth: boolean): readonly DeviceMark[] | undefined {
  const [marks, setMarks] = useState<readonly DeviceMark[]>()
  useEffect(() => {
    if (!isWanted) return
    let isStale = false
    const mark = async () => {
      const { markOnDevice } = await import('./analyse-on-device')
      const { lookCloser } = await import('./look-closer')
      const [marks, closer] = await Promise.all([markOnDevice(text), isByBoth ? lookCloser(text) : []])
      if (!isStale) setMarks(marksOfBoth({ marks, closer }))
    }
    const timer = setTimeout(() => void mark().catch(() => undefined), PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, isWanted, isByBoth])
  return isWanted ? marks : undefined
}
