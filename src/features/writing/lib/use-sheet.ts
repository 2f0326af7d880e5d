import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readPromptLink } from '@/lib/prompt-link'
import { keepSheet, readSheet } from '@/lib/sheets'
import { useKeeping } from '@/lib/use-keeping'

/**
 * The sheet of the prompt that the address brings along, kept while somebody writes on it.
 * @param field where it is written. What was typed before the page was alive goes below what was kept.
 * @returns `prompt` is undefined until the page is alive, and empty where the address brings none
 */
export function useSheet(field: RefObject<HTMLTextAreaElement | null>) {
  const { hash } = useLocation()
  const [prompt, setPrompt] = useState<string>()
  const [text, setText] = useState('')
  const keep = useCallback((next: string) => prompt === undefined || keepSheet(prompt, next), [prompt])
  const { isKept, keepSoon, keepNow } = useKeeping(keep)

  useEffect(() => {
    const brought = readPromptLink(hash) ?? ''
    const typedEarly = field.current?.value
    const all = [readSheet(brought), typedEarly].filter(Boolean).join('\n\n')
    if (typedEarly) keepSheet(brought, all)
    setPrompt(brought)
    setText(all)
  }, [field, hash])

  const write = (next: string) => {
    setText(next)
    keepSoon(next)
  }
  return { prompt, text, write, keepNow, isKept: isKept || text === '' }
}
