import { Calendar, Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Prompt } from '@/content/schema'
import { downloadText } from '@/lib/download'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { MESSAGES } from '../messages'
import { toCalendar } from '../lib/calendar'
import { toChallengeDays } from '../lib/challenge-days'
import { CHALLENGE_DAYS, type DayDone, localDate, streakOf, tickWritten, toggleDay } from '../lib/challenge-progress'
import { toPack } from '../lib/pack'
import { ChallengeToday } from './challenge-today'
import { PromptItem } from './prompt-item'

const COMPLETE_AFTER_MS = 1500

function progressLine(days: readonly DayDone[], streak: number): string {
  const { length } = days
  if (length === 0) return 'One prompt a day. Tick a day when it is written; this browser remembers.'
  if (length >= CHALLENGE_DAYS) return 'All thirty days written. Well done; keep the notebook.'
  return `${length} of ${CHALLENGE_DAYS} days written.${streak > 1 ? ` ${streak} days in a row.` : ''}`
}

/** The day to write today: the one ticked today, or else the first that is not written. */
function dayOf(days: readonly DayDone[], today: string | undefined): number {
  const tickedToday = days.findLast(({ on }) => on !== undefined && on === today)
  if (tickedToday) return tickedToday.day
  const written = new Set(days.map(({ day }) => day))
  let day = 1
  while (written.has(day) && day < CHALLENGE_DAYS) day += 1
  return day
}

interface ChallengeProps {
  prompts: readonly Prompt[]
  /** Stands over the list. */
  bar: ReactNode
  /** Shown after a day has been ticked. */
  afterTick: ReactNode
}

/** The thirty-day challenge: prompts with ticks kept on this device, a file to print, and a calendar file. */
export function Challenge({ prompts, bar, afterTick }: ChallengeProps) {
  const [daysDone, setDaysDone] = useState<readonly DayDone[]>([])
  const [today, setToday] = useState<string>()
  const [hasTicked, setHasTicked] = useState(false)
  // In an effect, because the prerendered page is the same for everybody.
  useEffect(() => {
    setDaysDone(tickWritten(prompts.map(({ text }) => text)))
    setToday(localDate(new Date()))
  }, [prompts])
  const isWritten = (number: number) => daysDone.some(({ day }) => day === number)
  const next = dayOf(daysDone, today)
  const prompt = prompts[next - 1]

  const tick = (day: number) => {
    const date = localDate(new Date())
    const days = toggleDay(day, date)
    setToday(date)
    setHasTicked(true)
    if (days) setDaysDone(days)
    else void showToast('error', MESSAGES.notSaved)
  }
  const downloadPack = () => {
    void showToast('success', MESSAGES.downloadStarted)
    downloadText('promptory-30-day-journal.html', toPack('Thirty days of writing', prompts), 'text/html;charset=utf-8')
    setTimeout(() => void showToast('success', MESSAGES.downloadComplete), COMPLETE_AFTER_MS)
  }
  const downloadCalendar = () => {
    const address = window.location.origin + window.location.pathname
    const days = toChallengeDays(prompts, new Date(), address)
    downloadText('promptory-30-days.ics', toCalendar(days, new Date()), 'text/calendar;charset=utf-8')
  }

  return (
    <>
      {prompt && <ChallengeToday day={next} prompt={prompt} isWritten={isWritten(next)} onTick={() => tick(next)} />}
      <p className="my-4 text-ink-soft" role="status">
        {progressLine(daysDone, today ? streakOf(daysDone, today) : 0)}
      </p>
      {hasTicked && afterTick}
      <ButtonRow className="mb-4">
        <Button onClick={downloadPack}>
          <Download className="i" aria-hidden />
          Download the 30-day pack
        </Button>
        <Button onClick={downloadCalendar}>
          <Calendar className="i" aria-hidden />
          Add to my calendar
        </Button>
      </ButtonRow>
      {bar}
      <ol className="prompts">
        {prompts.map((prompt, index) => (
          <PromptItem
            key={prompt.title}
            number={index + 1}
            prompt={prompt}
            isTicked={isWritten(index + 1)}
            onTick={() => tick(index + 1)}
          />
        ))}
      </ol>
    </>
  )
}
