import { useEffect, useState } from 'react'
import { bringsSheet, readPromptLink } from '@/lib/prompt-link'
import { readStored, writeStored } from '@/lib/storage'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { makeRoom, takeSheet } from './arrival'

const KEY = 'promptory:feedback-prompt'

function withoutFragment(): void {
  const { pathname, search, hash } = window.location
  if (readPromptLink(hash) === undefined) return
  // The router's own state of the entry stays, or it would lose its place.
  window.history.replaceState(window.history.state, '', pathname + search)
}

/**
 * The prompt that the text is written to: brought along in the address by a page of prompts, then kept with the draft.
 * As it arrives, it makes room for itself: to be called before what reads the draft and the open analysis.
 * @returns the prompt, if there is one, and what takes it off
 */
export function usePromptHeading(): [prompt: string | undefined, remove: () => void] {
  const [prompt, setPrompt] = useState<string>()

  useEffect(() => {
    const read = () => {
      const { hash } = window.location
      const brought = readPromptLink(hash)
      if (brought !== undefined || bringsSheet(hash)) writeStored(KEY, brought)
      setPrompt(brought ?? readStored(KEY))
    }
    const { hash } = window.location
    const brought = readPromptLink(hash)
    if (bringsSheet(hash)) {
      const hasMoved = takeSheet(brought ?? '', readStored(KEY) ?? '')
      if (hasMoved) void showToast(MESSAGES.draftMoved.kind, MESSAGES.draftMoved.title)
    } else if (brought !== undefined) makeRoom()
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  const remove = () => {
    setPrompt(undefined)
    writeStored(KEY, undefined)
    withoutFragment()
  }
  return [prompt, remove]
}
