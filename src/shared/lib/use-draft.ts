import { type RefObject, useEffect, useState } from 'react'
import { readStored, writeStored } from './storage'

const SAVE_AFTER_MS = 400

/**
 * A text being typed, kept on the device so that a reload or a closed tab loses nothing.
 * What was typed into the field before React was alive is taken over from it.
 * @param key where it is kept
 * @param field the field it is typed into
 */
export function useDraft(key: string, field: RefObject<HTMLTextAreaElement | null>): [string, (text: string) => void] {
  const [draft, setDraft] = useState('')

  useEffect(() => {
    const typedEarly = field.current?.value ?? ''
    setDraft(typedEarly || (readStored(key) ?? ''))
  }, [key, field])

  useEffect(() => {
    if (draft === '') return
    const timer = setTimeout(() => writeStored(key, draft), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, draft])

  const update = (text: string) => {
    setDraft(text)
    if (text === '') writeStored(key, undefined)
  }
  return [draft, update]
}
