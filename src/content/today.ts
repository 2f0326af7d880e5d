/** The page of the day's prompt; the year's prompts stand on the pages of its months. */
export const TODAY_PATH = '/today'

/** January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Path of a month's page. @param month from 1 */
export const monthPath = (month: number) => `${TODAY_PATH}/${MONTHS[month - 1]?.toLowerCase()}` as const

/** The month of a page's path, from 1; 0 if it is not a month's path. */
export const monthOfPath = (path: string): number => MONTHS.findIndex((_, index) => monthPath(index + 1) === path) + 1

/** The file of a month's prompts in `content/pages`. @param month from 1 */
export const monthBody = (month: number) => `today/${String(month).padStart(2, '0')}`
