import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { daysFrom, loadDayPrompt } from '@/content/day-prompts'
import type { DayPrompt, TodayPage } from '@/content/schema'
import { MESSAGES } from '../messages'
import { PagePromptsProvider } from './page-prompts-context'
import { PromptItem } from './prompt-item'

/** Names of days, by their distance from today. */
const NAMES: Readonly<Record<string, string>> = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' }

const DAY_MS = 86_400_000
const dateLine = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

interface TodayPromptProps {
  built: TodayPage['built']
  load?: typeof loadDayPrompt
}

/**
 * The prompt of the visitor's current day, and those of other days. Shows the day of the build first, which is the
 * current day for most visitors.
 */
export function TodayPrompt({ built, load = loadDayPrompt }: TodayPromptProps) {
  const [today, setToday] = useState<Date>()
  const [days, setDays] = useState(0)
  // Midnight of the shown day, and its prompt unless that failed to load.
  const [{ date, day: shown }, setShown] = useState<{ date: Date; day?: DayPrompt }>(() => ({
    date: new Date(`${built.date}T00:00`),
    day: built,
  }))

  // A tab that was left open over night is looked at on another day.
  useEffect(() => {
    const look = () => {
      const now = daysFrom(new Date(), 0)
      setToday((before) => (before?.getTime() === now.getTime() ? before : now))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!today) return
    const wanted = daysFrom(today, days)
    if (wanted.getTime() === date.getTime()) return
    let isCurrent = true
    load(wanted).then(
      (day) => isCurrent && setShown({ date: wanted, day }),
      () => isCurrent && setShown({ date: wanted }),
    )
    return () => void (isCurrent = false)
  }, [today, days, date, load])

  // Rounded: a day with the change of the clocks is an hour longer or shorter.
  const name = today && NAMES[Math.round((date.getTime() - today.getTime()) / DAY_MS)]
  return (
    <section className="torn max-w-[46rem]" aria-labelledby="day">
      <div className="sheet flex min-h-[36rem] flex-col sm:min-h-[29rem]">
        <p className="text-small text-ink-muted">{name ?? '\u00a0'}</p>
        <h2 id="day" className="text-subheading" aria-live="polite">
          {dateLine.format(date)}
        </h2>
        <noscript>This page was made on that day. Without scripts, find the other days in their months below.</noscript>
        {!shown && (
          <Notice look="bad" role="alert" className="mt-4">
            {MESSAGES.notLoaded}
          </Notice>
        )}
        {shown && (
          <PagePromptsProvider path={shown.path} content={{ title: 'Today’s Prompt', purpose: 'daily' }}>
            <ol className="mt-4 mb-6 [&_.prompt-text]:text-heading">
              <PromptItem key={shown.path + shown.number} number={shown.number} prompt={shown.prompt} isOnSheet />
            </ol>
          </PagePromptsProvider>
        )}
        <ButtonRow
          look="quiet"
          className="mt-auto justify-between border-t border-rule pt-3"
          role="group"
          aria-label="Other days"
        >
          <Button look="quiet" onClick={() => setDays(days - 1)}>
            <ChevronLeft className="i" aria-hidden />
            {days === 1 ? 'Today' : days === 0 ? 'Yesterday' : 'The day before'}
          </Button>
          <Button look="quiet" onClick={() => setDays(days + 1)}>
            {days === -1 ? 'Today' : days === 0 ? 'Tomorrow' : 'The day after'}
            <ChevronRight className="i" aria-hidden />
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}
