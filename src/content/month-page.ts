import type { ThemedPage, TodayMonth } from './schema'
import { MONTHS, monthPath, TODAY_PATH } from './today'

/** A month's page, with what stands around its prompts. @param month from 1 */
export function monthPage(month: number, { prompts }: TodayMonth): ThemedPage {
  const name = MONTHS[month - 1] ?? ''
  const neighbours = [month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1]
  return {
    title: `Writing Prompts for ${name}`,
    metaTitle: `Writing Prompts for Every Day of ${name} | Promptory`,
    metaDescription: `${prompts.length} writing prompts, one for every day of ${name}: a line or two to begin with at once, and a longer version of each for an evening with more time.`,
    purpose: 'daily',
    level: 'adults',
    description: `One for each day of ${name}. Each has a longer version, for when there is more time.`,
    introduction: '',
    prompts,
    faqs: [],
    relatedLinks: [
      ...neighbours.map((other) => ({ text: `Prompts for ${MONTHS[other - 1]}`, to: monthPath(other) })),
      { text: 'Today’s prompt', to: TODAY_PATH },
    ],
  }
}
