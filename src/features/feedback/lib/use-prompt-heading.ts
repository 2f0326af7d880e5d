import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { bringsSheet, readPromptLink, readTextLink } from '@/lib/prompt-link'
import { readStored, writeStored } from '@/lib/storage'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { makeRoom, takeText } from './arrival'

const KEY = 'promptory:feedback-prompt'

/**
 * The prompt that the text is written for: taken from the address that a page of prompts links to, then kept with the
 * draft. Call it before the hooks that read the draft and the open analysis, because a new prompt closes or replaces
 * these.
 * @returns the prompt, if there is one, and a function that removes it
 */
export function usePromptHeading(): [prompt: string | undefined, remove: () => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [prompt, setPrompt] = useState<string>()
  const isArriving = useRef(true)

  useEffect(() => {
    const brought = readPromptLink(hash)
    const text = readTextLink(hash)
    const bringsText = bringsSheet(hash) || text !== undefined
    if (isArriving.current) setPrompt(readStored(KEY))
    if (bringsText) {
      const hasMoved = takeText(text, brought ?? '', readStored(KEY) ?? '')
      if (hasMoved) void showToast(MESSAGES.draftMoved.kind, MESSAGES.draftMoved.title)
    } else if (brought !== undefined && isArriving.current) makeRoom()
    isArriving.current = false
    if (brought === undefined && !bringsText) return
    writeStored(KEY, brought)
    setPrompt(brought)
    // Clears the fragment, or a reload would take it again.
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }, [search, hash, navigate])

  const remove = () => {
    setPrompt(undefined)
    writeStored(KEY, undefined)
  }
  return [prompt, remove]
}
