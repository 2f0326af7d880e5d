import type { Prompt } from '@/content/schema'
import { usePagePrompts } from './page-prompts-context'
import { PromptItem } from './prompt-item'

interface PromptListProps {
  prompts: readonly Prompt[]
  /** Number of the first prompt, if the page has several lists. */
  firstNumber?: number
  /** Heading level of the titles. */
  level?: 3 | 4
}

/** Numbered prompts, separated by a perforation line. */
export function PromptList({ prompts, firstNumber = 1, level = 3 }: PromptListProps) {
  const { isTitlesOnly } = usePagePrompts()
  return (
    <ol className="prompts" start={firstNumber} data-titles-only={isTitlesOnly || undefined}>
      {prompts.map((prompt, index) => (
        <PromptItem key={prompt.title} number={firstNumber + index} prompt={prompt} level={level} />
      ))}
    </ol>
  )
}
