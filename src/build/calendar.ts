import { slugOfPrompt } from '@/content/prompt-addresses'
import { PROMPT_PAGES } from '@/content/prompt-pages'
import { loadContent } from '@/content/page-content'
import type { TodayMonth } from '@/content/schema'
import { monthOfPath } from '@/content/today'
import { toCalendar } from '@/features/content-pages/lib/calendar'
import { promptPath } from '@/lib/prompt-path'
import { SITE } from '@/lib/site'

/** Where the build puts the year as a calendar. */
const CALENDAR_PATH = '/today.ics'

// A leap year, because it has every day. Each event repeats yearly.
const LEAP_YEAR = 2024
const FIRST_DAY = new Date(Date.UTC(LEAP_YEAR, 0, 1))

/** A prompt of the year. */
export interface YearDay {
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly title: string
  readonly text: string
  readonly longer: string
  /** Address on the site. */
  readonly path: string
}

/** The prompts of the year in order: at build time only. */
export async function collectYear(): Promise<YearDay[]> {
  const pages = PROMPT_PAGES.filter(({ kind }) => kind === 'today-month')
  const months = await Promise.all(
    pages.map(async (page) => {
      const { prompts } = (await loadContent(page)) as TodayMonth
      const { path } = page
      return prompts.map(({ title, text, longer }, place) => {
        const day = place + 1
        return { month: monthOfPath(path), day, title, text, longer, path: promptPath(slugOfPrompt(title)) }
      })
    }),
  )
  return months.flat()
}

/** The year as a calendar whose events repeat yearly. Build time only. */
export async function makeCalendar(): Promise<{ address: string; content: string }> {
  const days = (await collectYear()).map(({ month, day, title, text, path }) => ({
    id: `today-${month}-${day}`,
    day: new Date(Date.UTC(LEAP_YEAR, month - 1, day)),
    summary: title,
    description: text,
    url: SITE.url + path,
    isYearly: true,
  }))
  return { address: CALENDAR_PATH, content: toCalendar(days, FIRST_DAY) }
}
