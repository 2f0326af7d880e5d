import { type RefObject, useEffect, useRef } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const

/**
 * Whether the visitor has not interacted with this page yet, so that content can still change without disturbing them.
 */
export function useUntouched(): RefObject<boolean> {
  const untouched = useRef(true)
  useEffect(() => {
    if (window.scrollY > 0) untouched.current = false
    const touch = () => {
      untouched.current = false
    }
    for (const sign of SIGNS) addEventListener(sign, touch, { once: true, passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true })
    }
  }, [])
  return untouched
}
