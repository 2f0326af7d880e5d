import { loadContent } from './page-content'
import type { DayPrompt, TodayMonth } from './schema'
import { monthBody, monthPath } from './today'

/**
 * The prompt of a date, in the visitor's time zone.
 * @throws Error if its month cannot be loaded
 */
export async function loadDayPrompt(date: Date): Promise<DayPrompt> {
  const month = date.getMonth() + 1
  const number = date.getDate()
  const path = monthPath(month)
  const { prompts } = (await loadContent({ path, body: monthBody(month) })) as TodayMonth
  const prompt = prompts[number - 1]
  if (!prompt) throw new Error(`There is no prompt for ${month}/${number}.`)
  return { prompt, path, number }
}

/** Midnight of a date, some days on. */
export function daysFrom(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}
