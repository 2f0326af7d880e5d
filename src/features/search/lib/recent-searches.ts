import { readRows, writeRows } from '@/lib/stored-rows'

/** Where the last searches stand in the device's storage. */
const RECENT_KEY = 'promptory:recent-searches'
const MOST_KEPT = 6
const LONGEST = 80

const readRow = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** The searches whose results were followed on this device, the latest first. */
export const readRecentSearches = (): readonly string[] => readRows(RECENT_KEY, readRow).rows

/** Notes a search whose result was followed. */
export function noteSearch(search: string): void {
  const text = search.trim().slice(0, LONGEST)
  if (text === '') return
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  writeRows(RECENT_KEY, readRow, [text, ...others].slice(0, MOST_KEPT))
}

export const forgetSearches = (): boolean => writeRows(RECENT_KEY, readRow, [])
