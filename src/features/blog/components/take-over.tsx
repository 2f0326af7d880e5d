import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface TakeOverProps {
  target: Element
  children: ReactNode
  /** Somebody asked for it: the focus goes to the new heading, wherever it was. */
  takesFocus?: boolean
}

/**
 * Puts something in the place of what a page was prerendered with, in one step: nothing is ever half of each.
 * Where the focus was in there, it goes to the new heading, and the page stays where it is.
 */
export function TakeOver({ target, children, takesFocus = false }: TakeOverProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  const needsFocus = useRef(takesFocus)
  useLayoutEffect(() => {
    needsFocus.current ||= target.contains(document.activeElement)
    target.replaceChildren()
    setIsEmpty(true)
  }, [target])
  useLayoutEffect(() => {
    const heading = isEmpty && needsFocus.current && target.querySelector<HTMLElement>('h1, h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isEmpty, target])
  return isEmpty ? createPortal(children, target) : null
}
