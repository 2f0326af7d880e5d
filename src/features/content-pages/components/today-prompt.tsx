import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/spinner'
import { type DayPrompt, daysFrom, loadDayPrompt } from '../lib/day-prompts'
import { MESSAGES } from '../messages'
import { PagePromptsProvider } from './page-prompts'
import { PromptItem } from './prompt-item'

/** How a day is called beside its date. */
const NAMES: Readonly<Record<string, string>> = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' }

const dateLine = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

/** The prompt of the visitor's day, and those around it. The page was made for every day: its place is kept. */
export function TodayPrompt({ load = loadDayPrompt }: { load?: typeof loadDayPrompt }) {
  const [today, setToday] = useState<Date>()
  const [days, setDays] = useState(0)
  const [shown, setShown] = useState<DayPrompt>()
  const [hasFailed, setHasFailed] = useState(false)

  // A tab that was left open over night is looked at on another day.
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setToday((before) => (before?.toDateString() === now.toDateString() ? before : now))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!today) return
    let isCurrent = true
    load(daysFrom(today, days)).then(
      (day) => isCurrent && setShown(day),
      () => isCurrent && setHasFailed(true),
    )
    return () => void (isCurrent = false)
  }, [today, days, load])

  const go = (to: number) => {
    setHasFailed(false)
    setDays(to)
  }
  return (
    <section className="torn max-w-[46rem]" aria-labelledby="day">
      <div className="sheet flex min-h-[36rem] flex-col sm:min-h-[29rem]">
        <p className="text-small text-ink-muted">{(today && NAMES[days]) ?? '\u00a0'}</p>
        <h2 id="day" className="text-subheading" aria-live="polite">
          {today ? dateLine.format(daysFrom(today, days)) : 'The prompt of the day'}
        </h2>
        <noscript>Your browser chooses the day. Without scripts, find it in its month below.</noscript>
        {hasFailed && (
          <Notice look="bad" role="alert" className="mt-4">
            {MESSAGES.notLoaded}
          </Notice>
        )}
        {!shown && !hasFailed && (
          <Skeleton className="mt-8">
            <i style={{ width: '40%' }} />
            <i />
            <i />
            <i style={{ width: '72%' }} />
          </Skeleton>
        )}
        {shown && !hasFailed && (
          <PagePromptsProvider path={shown.path} content={{ title: 'Today’s Prompt', purpose: 'daily' }}>
            <ol className="mt-4 mb-6 [&_.prompt-text]:text-heading">
              <PromptItem key={shown.path + shown.number} number={shown.number} prompt={shown.prompt} isOnSheet />
            </ol>
          </PagePromptsProvider>
        )}
        <ButtonRow
          look="quiet"
          className="mt-auto! justify-between border-t border-rule pt-3"
          role="group"
          aria-label="Other days"
        >
          <Button look="quiet" onClick={() => go(days - 1)}>
            <ChevronLeft className="i" aria-hidden />
            {days === 1 ? 'Today' : days === 0 ? 'Yesterday' : 'The day before'}
          </Button>
          <Button look="quiet" onClick={() => go(days + 1)}>
            {days === -1 ? 'Today' : days === 0 ? 'Tomorrow' : 'The day after'}
            <ChevronRight className="i" aria-hidden />
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}
