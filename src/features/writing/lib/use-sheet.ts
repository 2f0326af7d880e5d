import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readPromptLink } from '@/lib/prompt-link'
import { joinTexts, keepSheet, readSheet, SHEETS_KEY } from '@/lib/sheets'
import { watchRows } from '@/lib/stored-rows'
import { useKeeping } from '@/lib/use-keeping'

/**
 * The sheet of the prompt in the address, saved while somebody writes on it.
 * @param field the field of the sheet; text typed before hydration is added below the kept text
 * @returns `prompt` is undefined until the page is hydrated, and empty if the address has none
 */
export function useSheet(field: RefObject<HTMLTextAreaElement | null>) {
  const { hash } = useLocation()
  const [prompt, setPrompt] = useState<string>()
  const [text, setText] = useState('')
  // The stored text that this page has last seen; another tab or device may have written since.
  const known = useRef('')
  const keep = useCallback(
    (next: string) => {
      if (prompt === undefined) return true
      const stored = readSheet(prompt) ?? ''
      const whole = stored === known.current ? next : joinTexts(stored, next)
      if (whole !== next) setText(whole)
      const before = known.current
      known.current = whole.trim() === '' ? '' : whole
      const isDone = keepSheet(prompt, whole)
      if (!isDone) known.current = before
      return isDone
    },
    [prompt],
  )
  const { isKept, hasUnkept, keepSoon, keepNow } = useKeeping(keep)

  useEffect(() => {
    if (prompt === undefined) return
    return watchRows([SHEETS_KEY], () => {
      const stored = readSheet(prompt) ?? ''
      // What is not kept yet is joined with it when it is.
      if (stored === known.current || hasUnkept()) return
      known.current = stored
      // Deleted elsewhere, it stays in sight here.
      if (stored !== '') setText(stored)
    })
  }, [prompt, hasUnkept])

  useEffect(() => {
    const brought = readPromptLink(hash) ?? ''
    const typedEarly = field.current?.value
    const all = [readSheet(brought), typedEarly].filter(Boolean).join('\n\n')
    if (typedEarly) keepSheet(brought, all)
    known.current = readSheet(brought) ?? ''
    setPrompt(brought)
    setText(all)
  }, [field, hash])

  const write = (next: string) => {
    setText(next)
    keepSoon(next)
  }
  return { prompt, text, write, keepNow, isKept: isKept || text === '' }
}
