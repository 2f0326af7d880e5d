import type { SchoolPage } from '@/content/schema'
import { anchorOf } from '@/lib/prompt-path'

type Months = SchoolPage['months']

const JANUARY_IN_YEAR = 4
const LAST_IN_YEAR = 9

/** Address of a month on its page. */
export const monthId = (title: string) => title.toLowerCase()

/** The school month of a date, by its place in the year from September on; in the holidays the first one. */
export function schoolMonthOf(date: Date): number {
  const month = date.getMonth()
  const place = month >= 8 ? month - 8 : month + JANUARY_IN_YEAR
  return place <= LAST_IN_YEAR ? place : 0
}

/** The month that the fragment of an address asks for: itself, or one of its prompts; -1 where it asks for none. */
export function monthOfFragment(months: Months, fragment: string): number {
  const name = fragment.slice(1)
  let last = 0
  return months.findIndex(({ title, prompts }) => {
    const first = last + 1
    last += prompts.length
    return monthId(title) === name || prompts.some((prompt, index) => anchorOf(prompt, first + index) === name)
  })
}
