import { downloadText } from '@/shared/lib/download'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES } from '../messages'
import { toCalendar } from '../model/calendar'
import { CHALLENGE_DAYS, readDaysDone, toggleDay } from '../model/challenge-progress'
import { toPack } from '../model/pack'
import { originalText, promptItems } from './prompt-text'

const COMPLETE_AFTER_MS = 1500

const challenge = () => document.querySelector<HTMLElement>('[data-challenge]')

const prompts = () => promptItems(challenge() ?? undefined).map(originalText)

/** Shows the ticks that this device remembers. */
export function showProgress(days: readonly number[] = readDaysDone()): void {
  const root = challenge()
  if (!root) return
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-action="tick"]')]
  for (const [index, button] of buttons.entries()) {
    button.setAttribute('aria-pressed', String(days.includes(index + 1)))
  }
  const line = root.querySelector<HTMLElement>('[data-progress]')
  if (!line) return
  // What it says while no day is written, it says itself.
  line.dataset.progress ||= line.textContent
  line.textContent = progressLine(days.length) ?? line.dataset.progress
}

function progressLine(count: number): string | undefined {
  if (count === 0) return undefined
  // Not compared with what is on the page, which may be rendered in part.
  return count >= CHALLENGE_DAYS
    ? 'All thirty days written. Well done; keep the notebook.'
    : `${count} of ${CHALLENGE_DAYS} days written.`
}

/** Ticks the day of a prompt, or takes the tick away. */
export function tick(item: HTMLElement): void {
  const days = toggleDay(Number(item.id.replace('prompt-', '')))
  if (days) showProgress(days)
  else void showToast('error', MESSAGES.notSaved)
}

/** Saves the thirty prompts as a file to print. */
export function downloadPack(): void {
  void showToast('success', MESSAGES.downloadStarted)
  downloadText('promptory-30-day-journal.html', toPack('Thirty days of writing', prompts()), 'text/html;charset=utf-8')
  setTimeout(() => void showToast('success', MESSAGES.downloadComplete), COMPLETE_AFTER_MS)
}

/** Saves a calendar file that begins tomorrow. */
export function downloadCalendar(): void {
  const now = new Date()
  const tomorrow = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1))
  const address = window.location.origin + window.location.pathname
  downloadText('promptory-30-days.ics', toCalendar(prompts(), tomorrow, address), 'text/calendar;charset=utf-8')
}
