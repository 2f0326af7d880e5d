import type { DailyRow } from '@/content/schema'
import { usePagePrompts } from './page-prompts'
import { PromptItem } from './prompt-item'

interface DailyRowsProps {
  title: string
  rows: readonly DailyRow[]
  firstNumber: number
}

/** One day's writing: morning, afternoon, evening. */
export function DailyRows({ title, rows, firstNumber }: DailyRowsProps) {
  const { alone } = usePagePrompts()
  const isHidden = alone !== undefined && (alone < firstNumber || alone >= firstNumber + rows.length)
  return (
    <section className="group" hidden={isHidden}>
      <div className="group-head">
        <h3>{title}</h3>
      </div>
      <ol className="prompts">
        {rows.map(({ day, prompt }, index) => (
          <PromptItem key={day} number={firstNumber + index} label={day} text={prompt} />
        ))}
      </ol>
    </section>
  )
}
