import { lookUp } from '@contracts/look-up.ts'
import { useState } from 'react'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:own-prompt-draft'

/** An unsaved prompt. */
export interface Draft {
  title: string
  text: string
}

function readDrafts(): Record<string, Draft> {
  const stored = readStoredJson(KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([, draft]: [string, Partial<Draft> | null]) =>
        typeof draft?.title === 'string' && typeof draft.text === 'string',
    ),
  ) as Record<string, Draft>
}

function keepDraft(id: string, draft: Draft | undefined): void {
  const { [id]: _, ...others } = readDrafts()
  const drafts = draft ? { ...others, [id]: draft } : others
  writeStored(KEY, Object.keys(drafts).length === 0 ? undefined : JSON.stringify(drafts))
}

/**
 * The draft of a prompt, kept on the device with every keystroke until it is discarded.
 * @param id the prompt's id, or the name of the form for a new one
 * @param saved the value without a draft, which discarding restores
 */
export function useDraft(id: string, saved: Draft) {
  const [draft, setDraft] = useState<Draft>(() => lookUp(readDrafts(), id) ?? saved)
  const isChanged = draft.title !== saved.title || draft.text !== saved.text
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(id, next.title === saved.title && next.text === saved.text ? undefined : next)
  }
  const discard = () => {
    setDraft(saved)
    keepDraft(id, undefined)
  }
  return { draft, isChanged, change, discard }
}
