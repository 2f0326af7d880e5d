import { countCharacters, countWords } from '@contracts/text.ts'
import { useDeferredValue, useMemo } from 'react'

/** Characters and words of a text, as the edge function counts them. */
export interface Counts {
  readonly characters: number
  readonly words: number
}

/** Counts as the edge function does, without white space around the text. */
export function countText(text: string): Counts {
  return { characters: countCharacters(text.trim()), words: countWords(text) }
}

/** The counts of the text being typed. For a long text they lag behind, to keep typing fast. */
export function useCounts(text: string): Counts {
  const deferred = useDeferredValue(text)
  return useMemo(() => countText(deferred), [deferred])
}
