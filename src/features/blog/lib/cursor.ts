/** Where a page of the list starts: after this post, or before it. */
export interface Cursor {
  readonly createdAt: string
  readonly id: string
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Direction of a page from its cursor: older posts, or newer ones. */
export type Direction = 'before' | 'after'

/** The `before=<time>,<id>` of a query string; undefined if it is missing or malformed. */
export function readCursor(search: string, direction: Direction = 'before'): Cursor | undefined {
  const [createdAt = '', id = '', ...rest] = (new URLSearchParams(search).get(direction) ?? '').split(',')
  const isCursor = TIME.test(createdAt) && !Number.isNaN(Date.parse(createdAt)) && UUID.test(id) && rest.length === 0
  return isCursor ? { createdAt, id } : undefined
}

/** The query string of the page with posts older, or newer, than one. */
export function writeCursor(
  { created_at, id }: { created_at: string; id: string },
  direction: Direction = 'before',
): string {
  // Keeps the fraction, because microseconds distinguish posts.
  return `?${direction}=${created_at.replaceAll('+', '%2B')},${id}`
}

/** The query string of the page that begins with the newest post of a year (UTC). */
export const yearCursor = (year: number): string =>
  writeCursor({ created_at: `${year + 1}-01-01T00:00:00Z`, id: '00000000-0000-0000-0000-000000000000' })
