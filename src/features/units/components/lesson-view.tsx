import { Printer } from 'lucide-react'
import { NamedPrompt } from '@/components/named-prompt'
import { Button } from '@/components/ui/button'
import type { UnitLesson } from '@/content/unit-schema'

interface LessonViewProps {
  number: number
  lesson: UnitLesson
  /** Whether it is included when printing. */
  isPrinted: boolean
  onPrint: () => void
}

/** One lesson of a unit: how to begin, the prompt, how to end, and what to do if it is too hard or too easy. */
export function LessonView({ number, lesson, isPrinted, onPrint }: LessonViewProps) {
  const { title, minutes, begin, prompt, end, look, tooHard, tooEasy } = lesson
  return (
    <li
      id={`lesson-${number}`}
      className={`list-none scroll-mt-4 border-b border-rule py-8 target:bg-accent-soft print:py-4 ${isPrinted ? '' : 'print:hidden'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-ui text-ink-muted">
            Lesson {number} · {minutes} min of writing
          </p>
          <h3 className="mt-1 text-[1.375rem]">{title}</h3>
        </div>
        <Button className="print:hidden" aria-label={`Print lesson ${number}: ${title}`} onClick={onPrint}>
          <Printer className="i" aria-hidden />
          Print
        </Button>
      </div>
      <Part name="Begin" text={begin} />
      <ul className="mt-5">
        <NamedPrompt {...prompt} />
      </ul>
      <Part name="End" text={end} />
      <Part name="Look for" text={look} />
      <div className="grid gap-x-8 md:grid-cols-2">
        <Part name="Too hard?" text={tooHard} />
        <Part name="Too easy?" text={tooEasy} />
      </div>
    </li>
  )
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div className="mt-5 max-w-[46rem] print:break-inside-avoid">
      <h4 className="font-sans text-ui font-[560] text-ink-muted">{name}</h4>
      <p className="mt-1">{text}</p>
    </div>
  )
}
