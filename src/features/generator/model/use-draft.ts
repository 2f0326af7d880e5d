import { type RefObject, useEffect, useState } from 'react'
import { readStored, writeStored } from '@/shared/lib/storage'

const KEY = 'promptory:generator-draft'
const SAVE_AFTER_MS = 400

/**
 * The description being typed, kept on the device so that a reload or a closed tab loses nothing.
 * What was typed into the field before React was alive is taken over from it.
 */
export function useDraft(field: RefObject<HTMLTextAreaElement | null>): [string, (text: string) => void] {
  const [draft, setDraft] = useState('')

  useEffect(() => {
    const typedEarly = field.current?.value ?? ''
    setDraft(typedEarly || (readStored(KEY) ?? ''))
  }, [field])

  useEffect(() => {
    if (draft === '') return
    const timer = setTimeout(() => writeStored(KEY, draft), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft])

  const update = (text: string) => {
    setDraft(text)
    if (text === '') writeStored(KEY, undefined)
  }
  return [draft, update]
}
