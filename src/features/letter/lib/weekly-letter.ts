import { escapeHtml } from '@/lib/escape-html'
import { LINK, type LetterBody, RULE, SERIF, SMALL } from './letter-frame'

const DAY_MS = 86_400_000
const DAYS_IN_WEEK = 7

/** A prompt of the year in a letter. */
export interface LetterPrompt {
  readonly title: string
  readonly text: string
  readonly longer: string
  /** Address on the site. */
  readonly path: string
}

/** The prompt of each day, by month and day (`11-30`). */
export type Year = ReadonlyMap<string, LetterPrompt>

/**
 * The Monday of a week; from Tuesday on the next one.
 * @param date YYYY-MM-DD
 * @returns undefined if it is no date
 */
export function mondayOf(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime())) return undefined
  const daysToMonday = (DAYS_IN_WEEK + 1 - day.getUTCDay()) % DAYS_IN_WEEK
  return new Date(day.getTime() + daysToMonday * DAY_MS)
}

/** The seven days of a week. */
export const daysOf = (monday: Date): Date[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, offset) => new Date(monday.getTime() + offset * DAY_MS))

/** Key of a day in a year's map. */
export const keyOf = (day: Date) => `${day.getUTCMonth() + 1}-${day.getUTCDate()}`

const inWords = (day: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(day)

/** A day as a letter names it: November 30. */
export const dayInWords = (day: Date) => inWords(day, { day: 'numeric', month: 'long' })

/**
 * The letter of a week: Monday's prompt with its longer version, and the prompts of the other six days.
 * @throws Error if the year has no prompt for one of the days
 */
export function weeklyLetter(monday: Date, year: Year, siteUrl: string): LetterBody {
  const days = daysOf(monday).map((date) => {
    const prompt = year.get(keyOf(date))
    if (!prompt) throw new Error(`There is no prompt for ${keyOf(date)}.`)
    return { ...prompt, name: inWords(date, { weekday: 'long' }), url: siteUrl + prompt.path }
  })
  const [first, ...others] = days as [(typeof days)[number], ...typeof days]

  const text = [
    `${first.name}: ${first.title}`,
    first.text,
    `With more time:\n${first.longer}`,
    first.url,
    'The rest of the week',
    ...others.map(({ name, title, text: words, url }) => `${name}: ${title}\n${words}\n${url}`),
    `Today’s prompt, every day: ${siteUrl}/today`,
  ].join('\n\n')

  const block = ({ name, title, text: words, url }: (typeof days)[number]) =>
    `<p style="${SMALL};margin:24px 0 4px">${name}: <a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(title)}</a></p><p style="${SERIF};margin:0">${escapeHtml(words)}</p>`
  const html = [
    block(first),
    `<p style="${SMALL};margin:16px 0 4px">With more time</p><p style="${SERIF};margin:0">${escapeHtml(first.longer)}</p>`,
    `<h2 style="${SERIF};font-size:22px;margin:40px 0 0;padding-top:24px;border-top:${RULE}">The rest of the week</h2>`,
    ...others.map(block),
    `<p style="${SMALL};margin:40px 0 0">Today’s prompt, every day: <a href="${siteUrl}/today" style="${LINK}">${siteUrl}/today</a></p>`,
  ].join('\n')
  return { subject: `Seven prompts for the week of ${dayInWords(monday)}`, text, html }
}
