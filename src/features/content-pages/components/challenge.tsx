import { Calendar, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Prompt } from '@/content/schema'
import { downloadText } from '@/lib/download'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { MESSAGES } from '../messages'
import { toCalendar } from '../lib/calendar'
import { CHALLENGE_DAYS, readDaysDone, toggleDay } from '../lib/challenge-progress'
import { toPack } from '../lib/pack'
import { PromptItem } from './prompt-item'

const COMPLETE_AFTER_MS = 1500

function progressLine(count: number): string {
  if (count === 0) return 'One prompt a day. Tick a day when it is written; this browser remembers.'
  return count >= CHALLENGE_DAYS
    ? 'All thirty days written. Well done; keep the notebook.'
    : `${count} of ${CHALLENGE_DAYS} days written.`
}

/** The thirty-day challenge: its prompts with ticks that this device remembers, as a file to print and as a calendar. */
export function Challenge({ prompts }: { prompts: readonly Prompt[] }) {
  const [daysDone, setDaysDone] = useState<readonly number[]>([])
  // Not before: the page was rendered for everybody.
  useEffect(() => setDaysDone(readDaysDone()), [])

  const tick = (day: number) => {
    const days = toggleDay(day)
    if (days) setDaysDone(days)
    else void showToast('error', MESSAGES.notSaved)
  }
  const downloadPack = () => {
    void showToast('success', MESSAGES.downloadStarted)
    downloadText('promptory-30-day-journal.html', toPack('Thirty days of writing', prompts), 'text/html;charset=utf-8')
    setTimeout(() => void showToast('success', MESSAGES.downloadComplete), COMPLETE_AFTER_MS)
  }
  const downloadCalendar = () => {
    const now = new Date()
    const tomorrow = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1))
    const address = window.location.origin + window.location.pathname
    downloadText('promptory-30-days.ics', toCalendar(prompts, tomorrow, address), 'text/calendar;charset=utf-8')
  }

  return (
    <>
      <p className="my-4 text-ink-soft" role="status">
        {progressLine(daysDone.length)}
      </p>
      <ButtonRow>
        <Button look="primary" onClick={downloadPack}>
          <Download className="i" aria-hidden />
          Download the 30-day pack
        </Button>
        <Button onClick={downloadCalendar}>
          <Calendar className="i" aria-hidden />
          Add to my calendar
        </Button>
      </ButtonRow>
      <ol className="prompts">
        {prompts.map((prompt, index) => (
          <PromptItem
            key={prompt.title}
            number={index + 1}
            prompt={prompt}
            isTicked={daysDone.includes(index + 1)}
            onTick={() => tick(index + 1)}
          />
        ))}
      </ol>
    </>
  )
}
