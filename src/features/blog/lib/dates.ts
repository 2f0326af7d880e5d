const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** A day in long form, such as "November 9, 2026", in UTC, so it is the same for every reader and build machine. */
export function longDate(iso: string): string {
  return LONG.format(new Date(iso))
}

/** Whether a post was changed more than a day after it was published. */
export function wasUpdatedLater({ created_at, updated_at }: { created_at: string; updated_at: string }): boolean {
  return Date.parse(updated_at) - Date.parse(created_at) > DAY_MS
}

/** Years from the newest time's to the oldest's (UTC). */
export function yearsBetween(oldest: string, newest: string): number[] {
  const [first, last] = [oldest, newest].map((time) => new Date(time).getUTCFullYear()) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
