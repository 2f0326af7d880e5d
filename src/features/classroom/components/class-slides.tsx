import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ClassPrompt } from '../lib/use-class-prompts'
import { ClassTimer } from './class-timer'

const USUAL_MINUTES = 10
const SHORT = 130
const MEDIUM = 320

/** Letters as large as the length of the text allows. */
function sizeOf(text: string): string {
  if (text.length <= SHORT) return 'text-[clamp(1.75rem,5vw,4.5rem)]'
  return text.length <= MEDIUM ? 'text-[clamp(1.5rem,3.6vw,3.25rem)]' : 'text-[clamp(1.25rem,2.4vw,2.25rem)]'
}

const ownsKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, button, a') !== null

/** One prompt at a time, large, with a timer. The arrow keys, the space bar, Home and End turn it. */
export function ClassSlides({ prompts }: { prompts: readonly ClassPrompt[] }) {
  const [shown, setShown] = useState(0)
  const last = prompts.length - 1
  const index = Math.min(shown, last)

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      // A select has its own use for arrows, and a button for the space bar.
      if (event.target instanceof HTMLSelectElement || (event.key === ' ' && ownsKeys(event.target))) return
      const to: Record<string, (at: number) => number> = {
        ArrowRight: (at) => at + 1,
        PageDown: (at) => at + 1,
        ' ': (at) => at + 1,
        ArrowLeft: (at) => at - 1,
        PageUp: (at) => at - 1,
        Home: () => 0,
        End: () => last,
      }
      const next = to[event.key]
      if (!next) return
      event.preventDefault()
      setShown((before) => Math.min(Math.max(next(before), 0), last))
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [last])

  const prompt = prompts[index]
  if (!prompt) return null
  return (
    <div className="flex flex-1 flex-col">
      <article className="flex flex-1 flex-col justify-center py-6" aria-live="polite">
        <h1 className="font-sans text-[clamp(1rem,1.4vw,1.375rem)] font-[560] tracking-normal text-ink-muted">
          {prompt.title}
        </h1>
        <p
          className={`mt-4 max-w-[32em] font-serif leading-[1.35] whitespace-pre-line wrap-anywhere ${sizeOf(prompt.text)}`}
        >
          {prompt.text}
        </p>
      </article>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-3 print:hidden">
        {/* Each prompt has its own time. */}
        <ClassTimer key={index} minutes={prompt.minutes ?? USUAL_MINUTES} />
        {prompts.length > 1 && (
          <div className="flex items-center gap-3">
            <Button aria-disabled={index === 0} onClick={() => setShown(Math.max(index - 1, 0))}>
              <ArrowLeft className="i" aria-hidden />
              Previous
            </Button>
            <p className="text-ui tabular-nums">
              {index + 1} of {prompts.length}
            </p>
            <Button aria-disabled={index === last} onClick={() => setShown(Math.min(index + 1, last))}>
              Next
              <ArrowRight className="i" aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
