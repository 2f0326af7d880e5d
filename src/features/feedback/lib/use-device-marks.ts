import { useEffect, useState } from 'react'
import type { DeviceMark } from './analyse-on-device'

const PAUSE_MS = 700

/** What the rules mark in a text, some time after it last changed; undefined until then, and where they do not come. */
export function useDeviceMarks(text: string, isWanted: boolean): readonly DeviceMark[] | undefined {
  const [marks, setMarks] = useState<readonly DeviceMark[]>()
  useEffect(() => {
    if (!isWanted) return
    let isStale = false
    const mark = async () => {
      const { markOnDevice } = await import('./analyse-on-device')
      const next = await markOnDevice(text)
      if (!isStale) setMarks(next)
    }
    const timer = setTimeout(() => void mark().catch(() => undefined), PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, isWanted])
  return isWanted ? marks : undefined
}
