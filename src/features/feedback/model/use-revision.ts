import { useCallback, useEffect, useRef, useState } from 'react'
import { keepRevision } from './analyses'
import type { FeedbackRecord } from './feedback'

const SAVE_AFTER_MS = 400

/**
 * The text as the writer revises it, kept with its analysis: soon after the typing rests, and when the page goes.
 * @returns the revision, what changes it, and whether the last change was kept
 */
export function useRevision(record: FeedbackRecord): [string, (text: string) => void, boolean] {
  const [revision, setRevision] = useState(record.revision ?? record.text)
  const [isKept, setIsKept] = useState(true)
  const unsaved = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = record

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (unsaved.current === undefined) return
    setIsKept(keepRevision(id, unsaved.current))
    unsaved.current = undefined
  }, [id])

  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  const change = (text: string) => {
    setRevision(text)
    unsaved.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(save, SAVE_AFTER_MS)
  }
  return [revision, change, isKept]
}
