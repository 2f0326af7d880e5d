import { useCallback, useEffect, useRef, useState } from 'react'

const COPIED_FOR_MS = 2000

/** A flag that holds for two seconds after `show`, for controls that say "Copied!". */
export function useCopied(): { isCopied: boolean; show: () => void } {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(() => {
    clearTimeout(timer.current)
    setIsCopied(true)
    timer.current = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
  }, [])
  return { isCopied, show }
}
