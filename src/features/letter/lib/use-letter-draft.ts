import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readStoredJson, writeStored } from '@/lib/storage'
import { useKeeping } from '@/lib/use-keeping'

const KEY = 'promptory:letter'

const draft = z.object({
  kind: z.enum(['week', 'article']),
  /** YYYY-MM-DD; the next Monday if empty. */
  monday: z.string(),
  /** Of the article. */
  articleId: z.string(),
  isWhole: z.boolean(),
  /** Typed instead of the suggested one. */
  subject: z.string(),
  /** The owner's opening words. */
  intro: z.string(),
})

/** An unsent letter: what was chosen and typed. */
export type LetterDraft = z.infer<typeof draft>

const EMPTY: LetterDraft = { kind: 'week', monday: '', articleId: '', isWhole: true, subject: '', intro: '' }

const keep = (text: string) => writeStored(KEY, text)
const stored = () => draft.safeParse(readStoredJson(KEY)).data ?? EMPTY

/**
 * The draft of the next letter, kept on the device and shared by all tabs. `isKept` is false if it could not be
 * kept.
 */
export function useLetterDraft() {
  const [letter, setLetter] = useState<LetterDraft>(stored)
  useEffect(() => {
    const takeOver = ({ key }: StorageEvent) => {
      if (key === KEY) setLetter(stored())
    }
    window.addEventListener('storage', takeOver)
    return () => window.removeEventListener('storage', takeOver)
  }, [])
  const { isKept, keepSoon } = useKeeping(keep)
  const change = useCallback(
    (part: Partial<LetterDraft>) =>
      setLetter((before) => {
        const after = { ...before, ...part }
        keepSoon(JSON.stringify(after))
        return after
      }),
    [keepSoon],
  )
  return { draft: letter, change, isKept }
}
