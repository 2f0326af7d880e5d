let format: Intl.DateTimeFormat | undefined

/** Day and time (ISO, or milliseconds) in an admin’s lists, by the clock of whoever reads: “Nov 26, 2026, 20:24”. */
export function shortMoment(time: string | number): string {
  // Made at the first use: a page would come alive 30 ms later for it on a slow phone.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return format.format(new Date(time))
}
