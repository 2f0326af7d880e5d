const parts = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment in words in the reader's time zone: “Friday, 4 December 2026, 9:00, your time”. */
export function inWords(moment: string | Date): string {
  const part = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  return `${part.weekday}, ${part.day} ${part.month} ${part.year}, ${Number(part.hour)}:${part.minute}, your time`
}

/** The reader's time zone, such as `Europe/Berlin`. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment as the value of a `datetime-local` field, to the minute. */
export function toField(moment: string | Date): string {
  const date = new Date(moment)
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    twoDigits(date.getMonth() + 1),
    twoDigits(date.getDate()),
  ].join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The moment in such a field; undefined if it is empty or incomplete. */
export function fromField(value: string): Date | undefined {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime()) ? undefined : date
}
