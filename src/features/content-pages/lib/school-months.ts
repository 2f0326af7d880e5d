import type { SchoolPage } from '@/content/schema'
import { anchorOf } from '@/lib/prompt-path'

type Months = SchoolPage['months']

const JANUARY_IN_YEAR = 4
const LAST_IN_YEAR = 9

/** Element id of a month, used as its fragment. */
export const monthId = (title: string) => title.toLowerCase()

/** Index of a date's school month, counted from September. In the holidays, the first. */
export function schoolMonthOf(date: Date): number {
  const month = date.getMonth()
  const place = month >= 8 ? month - 8 : month + JANUARY_IN_YEAR
  return place <= LAST_IN_YEAR ? place : 0
}

/** Index of the month whose id, or one of whose prompts, the fragment names; -1 if there is none. */
export function monthOfFragment(months: Months, fragment: string): number {
  const name = fragment.slice(1)
  let last = 0
  return months.findIndex(({ title, prompts }) => {
    const first = last + 1
    last += prompts.length
    return monthId(title) === name || prompts.some((prompt, index) => anchorOf(prompt, first + index) === name)
  })
}
