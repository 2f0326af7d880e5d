import { useEffect, useState } from 'react'
import { loadSinglePrompt } from '@/content/single-prompt'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

/** A prompt as a class sees it. */
export interface ClassPrompt {
  readonly title: string
  readonly text: string
  readonly minutes?: number
}

/** What became of the prompts of a class link. */
export type ClassPrompts =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** @property missing how many of the link are no longer there */
  | { readonly state: 'loaded'; readonly prompts: readonly ClassPrompt[]; readonly missing: number }

/**
 * The prompt of a slug, or of the one that it leads to; undefined where there is none.
 * @throws Error where it does not come
 */
async function loadClassPrompt(slug: string): Promise<ClassPrompt | undefined> {
  const found = await loadSinglePrompt(slug)
  if (!found) return undefined
  if ('movedTo' in found) return loadClassPrompt(found.movedTo)
  const { title, text, minutes } = found.prompt
  return { title, text: fillBlanks(text, NO_ANSWERS), ...(minutes ? { minutes } : {}) }
}

/** The prompts of a class link, in its order. */
export function useClassPrompts(slugs: readonly string[]): ClassPrompts {
  const [result, setResult] = useState<ClassPrompts>({ state: 'loading' })
  const list = slugs.join(',')
  useEffect(() => {
    let isLeft = false
    setResult({ state: 'loading' })
    Promise.all(list.split(',').filter(Boolean).map(loadClassPrompt)).then(
      (found) => {
        if (isLeft) return
        const prompts = found.filter((prompt) => prompt !== undefined)
        setResult({ state: 'loaded', prompts, missing: found.length - prompts.length })
      },
      () => !isLeft && setResult({ state: 'failed' }),
    )
    return () => {
      isLeft = true
    }
  }, [list])
  return result
}
