import { useEffect, useState } from 'react'
import { readFeedbackPrompt } from '@/lib/feedback-link'
import { readStored, writeStored } from '@/lib/storage'
import { makeRoom } from './arrival'

const KEY = 'promptory:feedback-prompt'

function withoutFragment(): void {
  const { pathname, search, hash } = window.location
  if (readFeedbackPrompt(hash) === undefined) return
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
      const brought = readFeedbackPrompt(window.location.hash)
      if (brought !== undefined) writeStored(KEY, brought)
      setPrompt(brought ?? readStored(KEY))
    }
    if (readFeedbackPrompt(window.location.hash) !== undefined) makeRoom()
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
