import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTimer } from '@/lib/use-timer'
import { keyOf } from '@/lib/key-of'
import type { ClassPrompt } from '../lib/use-class-prompts'
import { ClassTimer } from './class-timer'

const USUAL_MINUTES = 10
const SHORT = 130
const MEDIUM = 320

/** Shorter texts get larger letters. */
function sizeOf(text: string): string {
  if (text.length <= SHORT) return 'text-[clamp(1.75rem,5vw,4.5rem)]'
  return text.length <= MEDIUM ? 'text-[clamp(1.5rem,3.6vw,3.25rem)]' : 'text-[clamp(1.25rem,2.4vw,2.25rem)]'
}

const ownsKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, button, a') !== null

interface ClassSlidesProps {
  prompts: readonly ClassPrompt[]
  /** Keys turn the slides only while they are in sight. */
  isShown: boolean
}

/**
 * Shows one large prompt at a time, with a timer. Arrow keys, Page Up and Down, the space bar, Home and End turn it.
 */
export function ClassSlides({ prompts, isShown }: ClassSlidesProps) {
  const [shown, setShown] = useState(0)
  const [chosenMinutes, setChosenMinutes] = useState<number>()
  const last = prompts.length - 1
  const index = Math.min(shown, last)
  const minutesOf = (at: number) => chosenMinutes ?? prompts[at]?.minutes ?? USUAL_MINUTES
  const timer = useTimer({ usual: minutesOf(0), isKept: false })

  const turnTo = (to: number) => {
    const next = Math.min(Math.max(to, 0), last)
    setShown(next)
    // Each prompt has its own time, but turning to the next one does not stop a running timer.
    if (timer.isFresh || timer.isOver) timer.choose(minutesOf(next))
  }
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = keyOf(event)
    // Selects need the arrow keys themselves, and buttons the space bar.
    if (event.target instanceof HTMLSelectElement || (key === ' ' && ownsKeys(event.target))) return
    const to: Record<string, number> = {
      ArrowRight: index + 1,
      PageDown: index + 1,
      ' ': index + 1,
      ArrowLeft: index - 1,
      PageUp: index - 1,
      Home: 0,
      End: last,
    }
    const next = to[key]
    if (next === undefined) return
    event.preventDefault()
    turnTo(next)
  })

  useEffect(() => {
    if (!isShown) return
    window.addEventListener('keydown', turnByKey)
    return () => window.removeEventListener('keydown', turnByKey)
  }, [isShown])

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
        <ClassTimer
          timer={timer}
          onChoose={(minutes) => {
            setChosenMinutes(minutes)
            timer.choose(minutes)
          }}
        />
        {prompts.length > 1 && (
          <div className="flex items-center gap-3">
            <Button aria-disabled={index === 0} onClick={() => turnTo(index - 1)}>
              <ArrowLeft className="i" aria-hidden />
              Previous
            </Button>
            <p className="text-ui tabular-nums">
              {index + 1} of {prompts.length}
            </p>
            <Button aria-disabled={index === last} onClick={() => turnTo(index + 1)}>
              Next
              <ArrowRight className="i" aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
