import { useEffect, useState } from 'react'
import { loadSinglePrompt } from '@/content/single-prompt'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

/** A prompt as a class sees it. */
export interface ClassPrompt {
  readonly slug: string
  readonly title: string
  readonly text: string
  readonly minutes?: number
}

/** Loading state of the prompts of a class link. */
export type ClassPrompts =
  | { readonly state: 'loading' }
  | {
      readonly state: 'loaded'
      readonly prompts: readonly ClassPrompt[]
      /** How many of the link are no longer there. */
      readonly missing: number
      /** How many failed to load. */
      readonly failed: number
    }

/**
 * Loads the prompt of a slug, following redirects. Returns undefined if there is none.
 * @throws Error if it does not load
 */
async function loadClassPrompt(slug: string): Promise<ClassPrompt | undefined> {
  const found = await loadSinglePrompt(slug)
  if (!found) return undefined
  if ('movedTo' in found) return loadClassPrompt(found.movedTo)
  const { title, text, minutes } = found.prompt
  return { slug, title, text: fillBlanks(text, NO_ANSWERS), ...(minutes ? { minutes } : {}) }
}

/**
 * Loads the prompts of a class link, in its order. One failure does not hold up the others.
 * @returns the prompts, and a function that retries
 */
export function useClassPrompts(slugs: readonly string[]): [ClassPrompts, () => void] {
  const list = slugs.join(',')
  const [loaded, setLoaded] = useState<{ list: string; result: ClassPrompts }>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isLeft = false
    void Promise.allSettled(list.split(',').filter(Boolean).map(loadClassPrompt)).then((settled) => {
      if (isLeft) return
      const found = settled.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
      const there = found.filter((prompt) => prompt !== undefined)
      // Two old slugs may lead to one prompt.
      const prompts = [...new Map(there.map((prompt) => [prompt.slug, prompt])).values()]
      const missing = found.length - there.length
      const failed = settled.length - found.length
      setLoaded({ list, result: { state: 'loaded', prompts, missing, failed } })
    })
    return () => {
      isLeft = true
    }
  }, [list, attempt])
  const result: ClassPrompts = loaded?.list === list ? loaded.result : { state: 'loading' }
  return [result, () => setAttempt((before) => before + 1)]
}
