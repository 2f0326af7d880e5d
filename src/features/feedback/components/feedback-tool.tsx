import { useEffect, useRef, useState } from 'react'
import { useDraft } from '@/lib/use-draft'
import { DRAFT_KEY, readingsOf } from '../lib/arrival'
import { useFeedback } from '../lib/use-feedback'
import { usePromptHeading } from '../lib/use-prompt-heading'
import { useSending } from '../lib/use-sending'
import { HowGood } from './how-good'
import { InputForm } from './input-form'
import { PastAnalyses } from './past-analyses'
import { ResultView } from './result-view'
import { WritingTimer } from '@/components/writing-timer'

/** The feedback tool: takes a text, shows remarks on it, and lets the writer revise beside them. */
export function FeedbackTool() {
  const field = useRef<HTMLTextAreaElement>(null)
  // Must run first: a prompt from the address changes what the next two hooks read.
  const [prompt, removePrompt] = usePromptHeading()
  const [draft, setDraft, isDraftKept] = useDraft(DRAFT_KEY, field)
  const flow = useFeedback()
  useSending()
  const { record } = flow
  const [isReturning, setIsReturning] = useState(false)

  // The result went away with the button that was pressed.
  useEffect(() => {
    if (!isReturning) return
    field.current?.focus()
    setIsReturning(false)
  }, [isReturning])

  const startAnew = () => {
    // Keeps a draft that has not been analysed yet.
    const readings = readingsOf(draft, record)
    if (readings.length > 0) setDraft('')
    // Keeps the prompt, too, unless the draft was analysed under it.
    if (readings.some((reading) => reading.prompt === prompt)) removePrompt()
    flow.close()
    setIsReturning(true)
  }

  return (
    <div className="feedback grid gap-12">
      {record ? (
        <ResultView
          key={record.id}
          record={record}
          isKept={flow.isKept}
          onMarks={(marks) => flow.addMarks(record.id, marks)}
          onClose={startAnew}
        />
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
