import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PrintedPrompt } from '@/components/print-sheet'
import type { Prompt, PromptPageBase } from '@/content/schema'
import { isForWriting, type Tag } from '@/content/tags'
import { promptPath } from '@/lib/prompt-path'

/** State that the prompts of a page share. */
interface PagePrompts {
  readonly path: string
  readonly title: string
  /** Whether its prompts are written to oneself, not given to an AI. */
  readonly isForWriting: boolean
  /** The visible prompts of the page by number, with their blanks as filled in so far. */
  readonly texts: Map<number, PrintedPrompt>
  /** Number of the prompt that is shown alone. */
  readonly alone: number | undefined
  readonly showAlone: (number: number | undefined) => void
  /** Only prompts with this tag are shown. */
  readonly tag: Tag | undefined
  readonly chooseTag: (tag: Tag | undefined) => void
  /** Only titles are shown, to look through a long list. */
  readonly isTitlesOnly: boolean
  readonly showTitlesOnly: (isTitlesOnly: boolean) => void
  readonly noteUse: (text: string) => void
}

const PagePromptsContext = createContext<PagePrompts | undefined>(undefined)
// A context of its own: each press of a prompt's button changes it, and the other prompts must not render again for that.
const LastUsedContext = createContext<string | undefined>(undefined)

interface PagePromptsProviderProps {
  path: string
  content: Pick<PromptPageBase, 'title' | 'purpose' | 'left'>
  children: ReactNode
}

/** Holds what the prompts of one page share. */
export function PagePromptsProvider({ path, content, children }: PagePromptsProviderProps) {
  const { title, purpose, left } = content
  useWayToLeft(left)
  const [texts] = useState(() => new Map<number, PrintedPrompt>())
  const [alone, showAlone] = useState<number>()
  const [tag, setTag] = useState<Tag>()
  const [isTitlesOnly, showTitlesOnly] = useState(false)
  const [lastUsed, noteUse] = useState<string>()
  const value = useMemo(() => {
    const chooseTag = (chosen: Tag | undefined) => {
      setTag(chosen)
      showAlone(undefined)
    }
    return {
      path,
      title,
      isForWriting: isForWriting(purpose),
      texts,
      alone,
      showAlone,
      tag,
      chooseTag,
      isTitlesOnly,
      showTitlesOnly,
      noteUse,
    }
  }, [path, title, purpose, texts, alone, tag, isTitlesOnly])
  return (
    <PagePromptsContext value={value}>
      <LastUsedContext value={lastUsed}>{children}</LastUsedContext>
    </PagePromptsContext>
  )
}

/** Redirects to a prompt's own page if the address names a prompt that was removed from this list. */
function useWayToLeft(left: PromptPageBase['left']): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const slug = left?.[Number(hash.replace('#prompt-', ''))]
  useEffect(() => {
    if (slug) void navigate(promptPath(slug), { replace: true })
  }, [slug, navigate])
}

/**
 * Returns the state that the prompts of the page share.
 * @throws Error outside `PagePromptsProvider`
 */
export function usePagePrompts(): PagePrompts {
  const value = useContext(PagePromptsContext)
  if (!value) throw new Error('usePagePrompts stands outside PagePromptsProvider.')
  return value
}

/** The prompt of the page that was used last. */
export const useLastUsed = (): string | undefined => useContext(LastUsedContext)

/**
 * Whether consecutive prompts are all hidden: another prompt is shown alone, or none of them has the chosen tag.
 * @param firstNumber number of the first of them
 */
export function useIsHidden(prompts: readonly Prompt[], firstNumber: number): boolean {
  const { alone, tag } = usePagePrompts()
  if (alone !== undefined) return alone < firstNumber || alone >= firstNumber + prompts.length
  return tag !== undefined && !prompts.some(({ tags }) => tags.includes(tag))
}
