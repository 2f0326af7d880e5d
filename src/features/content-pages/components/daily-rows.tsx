import type { DailyRow } from '@/content/schema'
import { useIsHidden } from './page-prompts-context'
import { PromptItem } from './prompt-item'

interface DailyRowsProps {
  title: string
  rows: readonly DailyRow[]
  firstNumber: number
}

/** One day's writing: morning, afternoon, evening. */
export function DailyRows({ title, rows, firstNumber }: DailyRowsProps) {
  const isHidden = useIsHidden(rows, firstNumber)
  return (
    <section className="mt-12 scroll-mt-4" hidden={isHidden}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule pb-3">
        <h3>{title}</h3>
      </div>
      <ol className="prompts">
        {rows.map((row, index) => (
          <PromptItem key={row.day} number={firstNumber + index} label={row.day} prompt={row} level={4} />
        ))}
      </ol>
    </section>
  )
}
