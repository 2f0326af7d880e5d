import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { loadContent } from '@/content/page-content'
import type { TodayMonth } from '@/content/schema'
import { monthBody, monthPath } from '@/content/today'
import { promptPath } from '@/lib/prompt-path'
import { daysOf, keyOf, type LetterPrompt, type Year } from './weekly-letter'

/**
 * The prompts of a week.
 * @throws Error if their months fail to load
 */
export async function loadWeek(monday: Date): Promise<Year> {
  const days = daysOf(monday)
  const months = new Map<number, TodayMonth['prompts']>()
  for (const month of new Set(days.map((day) => day.getUTCMonth() + 1))) {
    const content = await loadContent({ path: monthPath(month), body: monthBody(month) })
    months.set(month, (content as TodayMonth).prompts)
  }
  return new Map(
    days.flatMap((day): [string, LetterPrompt][] => {
      const prompt = months.get(day.getUTCMonth() + 1)?.[day.getUTCDate() - 1]
      if (!prompt) return []
      const { title, text, longer } = prompt
      // In development, no loader has added the slugs.
      return [[keyOf(day), { title, text, longer, path: promptPath(prompt.slug ?? slugOfPromptTitle(title)) }]]
    }),
  )
}
