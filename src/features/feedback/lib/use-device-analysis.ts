import { useEffect, useRef, useState } from 'react'
import type { DeviceAnalysis } from './analyse-on-device'

const PAUSE_MS = 700

/** Measures a text after a pause in its changes. Returns the previous measures until the next are ready. */
export function useDeviceAnalysis(text: string): DeviceAnalysis | undefined {
  const [analysis, setAnalysis] = useState<DeviceAnalysis>()
  const hasOne = useRef(false)
  useEffect(() => {
    let isStale = false
    const measure = async () => {
      const { analyseOnDevice } = await import('./analyse-on-device')
      const next = await analyseOnDevice(text)
      if (isStale) return
      hasOne.current = true
      setAnalysis(next)
    }
    // Without the worker the chart is left out; nothing depends on it.
    const timer = setTimeout(() => void measure().catch(() => undefined), hasOne.current ? PAUSE_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return analysis
}
