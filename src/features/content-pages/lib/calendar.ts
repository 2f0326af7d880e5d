import type { Prompt } from '@/content/schema'

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

/**
 * A calendar file (RFC 5545) with one all-day entry a prompt, one a day.
 * @param firstDay the day of the first prompt; only its UTC date counts
 * @param address absolute address of the page
 */
export function toCalendar(prompts: readonly Prompt[], firstDay: Date, address: string): string {
  const stamp = `${dateOf(new Date())}T000000Z`
  const events = prompts.flatMap(({ title, text }, index) => {
    const day = new Date(firstDay)
    day.setUTCDate(day.getUTCDate() + index)
    const next = new Date(day)
    next.setUTCDate(next.getUTCDate() + 1)
    return [
      'BEGIN:VEVENT',
      `UID:challenge-${dateOf(firstDay)}-${index + 1}@promptory`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(next)}`,
      `SUMMARY:${escapeText(`Day ${index + 1} of ${prompts.length}: ${title}`)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${address}#prompt-${index + 1}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Promptory//Daily journal//EN', 'CALSCALE:GREGORIAN']
  return `${[...lines, ...events, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
