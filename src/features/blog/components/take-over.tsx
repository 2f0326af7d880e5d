import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Puts something in the place of what a page was prerendered with, in one step: nothing is ever half of each. */
export function TakeOver({ target, children }: { target: Element; children: ReactNode }) {
  const [isEmpty, setIsEmpty] = useState(false)
  useLayoutEffect(() => {
    target.replaceChildren()
    setIsEmpty(true)
  }, [target])
  return isEmpty ? createPortal(children, target) : null
}
