/** Day and time in an admin's lists, by the clock of whoever reads: “Nov 26, 2026, 20:24”. */
export const shortMoment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})
