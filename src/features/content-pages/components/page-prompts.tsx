import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { FAVOURITES_KEY, readFavourites, watchFavourites } from '@/lib/favourites'
import { readStored } from '@/lib/storage'

/** What the prompts of a page share: what is done with all of them, and with the last one that was used. */
interface PagePrompts {
  readonly path: string
  readonly title: string
  /** The texts of the page's prompts as filled in so far, by number. */
  readonly texts: Map<number, string>
  /** Addresses of the prompts that are saved on this device. */
  readonly saved: ReadonlySet<string>
  /** Number of the prompt that is shown alone. */
  readonly alone: number | undefined
  readonly showAlone: (number: number | undefined) => void
  /** The prompt that was used last, which becomes the heading of a text taken to the feedback tool. */
  readonly lastUsed: string | undefined
  readonly noteUse: (text: string) => void
}

const PagePromptsContext = createContext<PagePrompts | undefined>(undefined)

/** Holds what the prompts of one page share. */
export function PagePromptsProvider({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const [texts] = useState(() => new Map<number, string>())
  const [alone, showAlone] = useState<number>()
  const [lastUsed, noteUse] = useState<string>()
  const stored = useSyncExternalStore(
    watchFavourites,
    () => readStored(FAVOURITES_KEY),
    () => undefined,
  )
  const saved = useMemo(() => new Set(stored ? readFavourites().map(({ address }) => address) : []), [stored])
  const value = useMemo(
    () => ({ path, title, texts, saved, alone, showAlone, lastUsed, noteUse }),
    [path, title, texts, saved, alone, lastUsed],
  )
  return <PagePromptsContext value={value}>{children}</PagePromptsContext>
}

/**
 * What the prompts of the page around share.
 * @throws Error outside `PagePromptsProvider`
 */
export function usePagePrompts(): PagePrompts {
  const value = useContext(PagePromptsContext)
  if (!value) throw new Error('usePagePrompts stands outside PagePromptsProvider.')
  return value
}
