import type { YearDay } from '../../src/build/calendar.ts'

const DAYS = 31
const DAY_MS = 86_400_000

/**
 * The prompts of the last days up to one, newest first, each with the date it was for.
 * @param year every prompt of a leap year
 * @param until only its UTC date counts
 */
export function lastDays(year: readonly Omit<YearDay, 'longer'>[], until: Date) {
  const byDay = new Map(year.map((prompt) => [`${prompt.month}-${prompt.day}`, prompt]))
  return Array.from({ length: DAYS }, (_, back) => new Date(until.getTime() - back * DAY_MS)).flatMap((date) => {
    const prompt = byDay.get(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
    const added = date.toISOString().slice(0, 10)
    // The date is part of the address, so that readers see the prompt as new each year.
    return prompt ? [{ path: `${prompt.path}?on=${added}`, title: prompt.title, description: prompt.text, added }] : []
  })
}
