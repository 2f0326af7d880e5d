import { Suspense, useEffect } from 'react'
import type { Prompt } from '@/content/schema'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { usePagePrompts } from './page-prompts-context'
import { PromptItem } from './prompt-item'

interface PromptListProps {
  prompts: readonly Prompt[]
  /** Number of the first prompt, if the page has several lists. */
  firstNumber?: number
  /** Heading level of the titles. */
  level?: 3 | 4
}

// The page comes alive with its first prompts; the others follow in portions, each at once if it is pressed.
const FIRST = 3
const PORTION = 10

/** Numbered prompts, separated by a perforation line. */
export function PromptList({ prompts, firstNumber = 1, level = 3 }: PromptListProps) {
  const { isTitlesOnly, texts } = usePagePrompts()
  // So that all are copied and printed while some are not alive yet.
  useEffect(() => {
    for (const [index, { title, text }] of prompts.entries()) {
      const number = firstNumber + index
      if (!texts.has(number)) texts.set(number, { number, title, text: fillBlanks(text, NO_ANSWERS) })
    }
  }, [prompts, firstNumber, texts])
  const items = prompts.map((prompt, index) => (
    <PromptItem key={prompt.title} number={firstNumber + index} prompt={prompt} level={level} />
  ))
  const first = Math.max(0, FIRST + 1 - firstNumber)
  const portions = Array.from({ length: Math.ceil((items.length - first) / PORTION) }, (_, place) => {
    const start = first + place * PORTION
    return <Suspense key={start}>{items.slice(start, start + PORTION)}</Suspense>
  })
  return (
    <ol className="prompts" start={firstNumber} data-titles-only={isTitlesOnly || undefined}>
      {items.slice(0, first)}
      {portions}
    </ol>
  )
}
