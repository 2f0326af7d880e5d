import { useEffect, useRef, useState } from 'react'
import { useDraft } from '@/lib/use-draft'
import { DRAFT_KEY, readingsOf } from '../lib/arrival'
import { useFeedback } from '../lib/use-feedback'
import { usePromptHeading } from '../lib/use-prompt-heading'
import { HowGood } from './how-good'
import { InputForm } from './input-form'
import { PastAnalyses } from './past-analyses'
import { ResultView } from './result-view'
import { WritingTimer } from '@/components/writing-timer'

/** The feedback tool: a text goes in, remarks come back, and the writer revises beside them. */
export function FeedbackTool() {
  const field = useRef<HTMLTextAreaElement>(null)
  // First: a prompt brought along decides what the others find.
  const [prompt, removePrompt] = usePromptHeading()
  const [draft, setDraft, isDraftKept] = useDraft(DRAFT_KEY, field)
  const flow = useFeedback()
  const { record } = flow
  const [isReturning, setIsReturning] = useState(false)

  // The result went away with the button that was pressed.
  useEffect(() => {
    if (!isReturning) return
    field.current?.focus()
    setIsReturning(false)
  }, [isReturning])

  const startAnew = () => {
    // A draft that nobody has read yet is not the text that was analysed: it stays.
    const readings = readingsOf(draft, record)
    if (readings.length > 0) setDraft('')
    // Nor is a prompt that it was not read under.
    if (readings.some((reading) => reading.prompt === prompt)) removePrompt()
    flow.close()
    setIsReturning(true)
  }

  return (
    <div className="feedback grid gap-12">
      {record ? (
        <ResultView key={record.id} record={record} isKept={flow.isKept} onClose={startAnew} />
      ) : (
        <InputForm
          field={field}
          text={draft}
          onChange={setDraft}
          isDraftKept={isDraftKept}
          prompt={prompt}
          onRemovePrompt={removePrompt}
          flow={flow}
        />
      )}
      <div className="max-w-[46rem] border-y border-rule print:hidden">
        <PastAnalyses openId={record?.id} onOpen={flow.open} />
        <HowGood />
        <WritingTimer />
      </div>
    </div>
  )
}
