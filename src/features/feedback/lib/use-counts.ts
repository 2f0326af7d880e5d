import { countCharacters, countWords } from '@contracts/text.ts'
import { useDeferredValue, useMemo } from 'react'

/** Characters and words of a text, as the function counts them. */
export interface Counts {
  readonly characters: number
  readonly words: number
}

/** Counts as the function does: white space around the text does not count. */
export function countText(text: string): Counts {
  return { characters: countCharacters(text.trim()), words: countWords(text) }
}

/** The counts of what is being typed; behind the typing where the text is long, so that keys never wait. */
export function useCounts(text: string): Counts {
  const deferred = useDeferredValue(text)
  return useMemo(() => countText(deferred), [deferred])
}
