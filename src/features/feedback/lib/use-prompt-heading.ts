import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { bringsSheet, readPromptLink, readTextLink } from '@/lib/prompt-link'
import { readStored, writeStored } from '@/lib/storage'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { makeRoom, takeText } from './arrival'

const KEY = 'promptory:feedback-prompt'

/**
 * The prompt that the text is written to: brought along in the address by a page of prompts, then kept with the draft.
 * As it arrives, it makes room for itself: to be called before what reads the draft and the open analysis.
 * @returns the prompt, if there is one, and what takes it off
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
    // Taken over: a reload brings nothing a second time.
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }, [search, hash, navigate])

  const remove = () => {
    setPrompt(undefined)
    writeStored(KEY, undefined)
  }
  return [prompt, remove]
}
