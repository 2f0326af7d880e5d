import { PromptItem } from './prompt-item'

interface PromptListProps {
  prompts: readonly string[]
  /** Number of the first prompt, where a page has several lists. */
  firstNumber?: number
}

/** Numbered prompts, parted at a perforation. */
export function PromptList({ prompts, firstNumber = 1 }: PromptListProps) {
  return (
    <ol className="prompts" start={firstNumber}>
      {prompts.map((text, index) => (
        <PromptItem key={text} number={firstNumber + index} text={text} />
      ))}
    </ol>
  )
}
