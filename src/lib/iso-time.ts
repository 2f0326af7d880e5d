/**
 * A time of the database as ISO 8601 in UTC, to the microsecond. The embedded backend writes PostgreSQL's own form
 * ("2026-11-09 07:30:00+00"), which not every browser reads.
 */
export function isoTime(time: string): string {
  return time.replace(' ', 'T').replace(/\+00(:?00)?$/, 'Z')
}
