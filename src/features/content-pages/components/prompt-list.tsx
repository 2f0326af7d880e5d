import { Later } from '@/shared/ui/later'
import { PromptItem } from './prompt-item'

const ON_FIRST_SCREEN = 3

interface PromptListProps {
  prompts: readonly string[]
  /** Number of the first prompt, where a page has several lists. */
  firstNumber?: number
  /** Each prompt can be ticked when it is written. */
  isTickable?: boolean
}

/** Numbered prompts, parted at a perforation. */
export function PromptList({ prompts, firstNumber = 1, isTickable = false }: PromptListProps) {
  const item = (text: string, index: number) => (
    <PromptItem key={text} number={firstNumber + index} text={text} isTickable={isTickable} />
  )
  return (
    <ol className="prompts" start={firstNumber}>
      {prompts.slice(0, ON_FIRST_SCREEN).map(item)}
      <Later>{prompts.slice(ON_FIRST_SCREEN).map((text, index) => item(text, index + ON_FIRST_SCREEN))}</Later>
    </ol>
  )
}
