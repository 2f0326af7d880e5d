import type { Prompt } from '@/content/schema'
import { promptPath } from '@/lib/prompt-path'
import type { CalendarDay } from './calendar'

/**
 * The challenge as entries of a calendar, one a day from tomorrow on.
 * @param now the visitor's time
 * @param address absolute address of the page
 */
export function toChallengeDays(prompts: readonly Prompt[], now: Date, address: string): CalendarDay[] {
  const dayOf = (offset: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + offset))
  const start = dayOf(1).toISOString().slice(0, 10)
  return prompts.map(({ title, text, slug }, index) => ({
    id: `challenge-${start}-${index + 1}`,
    day: dayOf(index + 1),
    summary: `Day ${index + 1} of ${prompts.length}: ${title}`,
    description: text,
    url: slug ? new URL(promptPath(slug), address).href : `${address}#prompt-${index + 1}`,
  }))
}
