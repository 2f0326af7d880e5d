import { ArrowDown, Printer } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Plan, PlanStep as Step } from '@/content/schema'
import { readStored } from '@/lib/storage'
import { watchRows } from '@/lib/stored-rows'
import { useHydrated } from '@/lib/use-hydrated'
import { AskFirst } from '@/components/ask-first'
import { Section } from '@/components/section'
import { showToast } from '@/components/toast'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { keepWords, PLANS_KEY, readProgress, startOver, toggleStep } from '../lib/plan-progress'
import { wordLine } from '../lib/word-count'
import { MESSAGES } from '../messages'
import { PlanStep } from './plan-step'

const watch = (onChange: () => void) => watchRows([PLANS_KEY], onChange)

function useProgress(plan: string) {
  const stored = useSyncExternalStore(
    watch,
    () => readStored(PLANS_KEY),
    () => undefined,
  )
  // Depends on the stored text, because the progress is parsed from it.
  return useMemo(() => (stored === undefined ? { plan, done: [], words: {} } : readProgress(plan)), [stored, plan])
}

/** Shows a toast if something could not be kept. */
function orTell(isKept: boolean): void {
  if (!isKept) void showToast('error', MESSAGES.notSaved)
}

interface NumberedStep {
  readonly number: number
  readonly step: Step
}

/** The steps of a plan, with ticks kept on this device. Names the next step at the top. */
export function PlanView({ path, plan }: { path: string; plan: Plan }) {
  const { done, words } = useProgress(path)
  const isAlive = useHydrated()
  const { goal } = plan
  const name = goal ? 'Day' : 'Step'
  const parts = useMemo(() => {
    let number = 0
    return plan.parts.map((part) => ({
      ...part,
      steps: part.steps.map((step): NumberedStep => ({ number: (number += 1), step })),
    }))
  }, [plan])
  const steps = parts.flatMap((part) => part.steps)
  const isDone = ({ step }: NumberedStep) => done.includes(step.title)
  const left = steps.filter((numbered) => !isDone(numbered))
  const [next] = left
  const countDone = steps.length - left.length
  const total = steps.reduce((sum, { step }) => sum + (words[step.title] ?? 0), 0)

  return (
    <>
      <Section distance="none">
        <Callout>
          <h2 className="text-[1.375rem]">
            {next ? `Next: ${name.toLowerCase()} ${next.number}, ${next.step.title}` : 'All done'}
          </h2>
          <p role="status">
            {goal && `${wordLine(total, goal, left.length)} `}
            {countDone === 0
              ? 'Tick what is done; this browser remembers.'
              : `${countDone} of ${steps.length} ${name.toLowerCase()}s done.`}
          </p>
          <ButtonRow>
            {next && (
              <a className={buttonClass('primary')} href={`#step-${next.number}`}>
                <ArrowDown className="i" aria-hidden />
                Go to it
              </a>
            )}
            <Button onClick={() => window.print()}>
              <Printer className="i" aria-hidden />
              Print the plan
            </Button>
            {countDone > 0 && (
              <AskFirst
                question="Start over?"
                answer="Yes, forget my ticks"
                keep="Keep them"
                onAnswer={() => orTell(startOver(path))}
              >
                Start over
              </AskFirst>
            )}
          </ButtonRow>
        </Callout>
      </Section>
      {parts.map((part) => (
        <Section key={part.title} distance="near">
          <h2>{part.title}</h2>
          <p className="mt-2 mb-6 text-ink-soft">{part.description}</p>
          <ol className="border-t border-ink" start={part.steps[0]?.number}>
            {part.steps.map((numbered) => (
              <PlanStep
                key={numbered.step.title}
                number={numbered.number}
                name={name}
                step={numbered.step}
                isDone={isDone(numbered)}
                onToggle={() => orTell(toggleStep(path, numbered.step.title))}
                words={goal ? (words[numbered.step.title] ?? 0) : undefined}
                onWords={isAlive ? (count) => orTell(keepWords(path, numbered.step.title, count)) : undefined}
              />
            ))}
          </ol>
        </Section>
      ))}
    </>
  )
}
