import { type RefObject, useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from './storage'
import { useKeeping } from './use-keeping'

/** Shown if a draft could not be kept. */
export const DRAFT_NOT_KEPT =
  'This browser did not keep the draft: its storage is blocked or full. When you leave the page, it is gone.'

/**
 * A text being typed, kept on the device so that a reload or a closed tab loses nothing. Takes over what was typed into
 * the field before hydration.
 * @param key where it is kept
 * @param field the field it is typed into
 * @returns the draft, a setter, and false if it could not be kept
 */
export function useDraft(
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
): [draft: string, change: (text: string) => void, isKept: boolean] {
  const [draft, setDraft] = useState('')
  const keep = useCallback((text: string) => writeStored(key, text || undefined), [key])
  const { isKept, keepSoon, keepNow } = useKeeping(keep)

  useEffect(() => {
    const typedEarly = field.current?.value
    if (typedEarly) keepSoon(typedEarly)
    setDraft(typedEarly || (readStored(key) ?? ''))
  }, [key, field, keepSoon])

  const change = (text: string) => {
    setDraft(text)
    keepSoon(text)
    // Keep an emptied field at once, so that its old text is gone.
    if (text === '') keepNow()
  }
  return [draft, change, isKept || draft === '']
}
