import type { DayPrompt, TodayMonth } from '@/content/schema'
import { fetchBody, readBody } from '@/content/page-bodies'
import { monthBody, monthPath } from '@/content/today'

const loadMonth = (month: number) =>
  import.meta.env.PROD && !import.meta.env.SSR
    ? fetchBody(monthPath(month))
    : readBody(monthPath(month), monthBody(month))

/**
 * The prompt of a date, in the visitor's own time.
 * @throws Error where its month could not be loaded
 */
export async function loadDayPrompt(date: Date): Promise<DayPrompt> {
  const month = date.getMonth() + 1
  const number = date.getDate()
  const { prompts } = (await loadMonth(month)) as TodayMonth
  const prompt = prompts[number - 1]
  if (!prompt) throw new Error(`There is no prompt for ${month}/${number}.`)
  return { prompt, path: monthPath(month), number }
}

/** Midnight of a date, some days on. */
export function daysFrom(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}
