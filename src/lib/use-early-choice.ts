import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over an option chosen in a prerendered `select` before hydration.
 * @param field the select
 * @param choose called once with the field's value, if it differs from the rendered one
 * @param value what it was rendered with
 */
export function useEarlyChoice(
  field: RefObject<HTMLSelectElement | null>,
  value: string,
  choose: (value: string) => void,
): void {
  const first = useRef({ value, choose })
  // Before React's next render, which would set the field back.
  useLayoutEffect(() => {
    const chosen = field.current?.value
    if (chosen !== undefined && chosen !== first.current.value) first.current.choose(chosen)
  }, [field])
}
