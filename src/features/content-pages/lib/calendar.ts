const encoder = new TextEncoder()

/** Lines of at most 75 octets, as RFC 5545 (3.1) asks: longer ones are folded, never inside a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    // The space that begins a continued line counts, too.
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Text as RFC 5545 (3.3.11) writes it. */
const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')

const dateOf = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')

/** An all-day entry of a calendar. */
export interface CalendarDay {
  /** Unique among all entries. */
  readonly id: string
  /** Only its UTC date counts. */
  readonly day: Date
  readonly summary: string
  readonly description: string
  /** Absolute. */
  readonly url: string
  readonly isYearly?: boolean
}

function eventOf({ id, day, summary, description, url, isYearly }: CalendarDay, stamp: string): string[] {
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@promptory`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(next)}`,
    ...(isYearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * Makes a calendar file (RFC 5545).
 * @param made the day it is made
 */
export function toCalendar(days: readonly CalendarDay[], made: Date): string {
  const stamp = `${dateOf(made)}T000000Z`
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Promptory//Prompts//EN', 'CALSCALE:GREGORIAN']
  const events = days.flatMap((day) => eventOf(day, stamp))
  return `${[...lines, ...events, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
