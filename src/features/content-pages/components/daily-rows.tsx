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
    <section className="mt-12 scroll-mt-4" hidden={isHidden}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule pb-3">
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
