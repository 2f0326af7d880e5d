/** Where a page of the list starts: after this post. */
export interface Cursor {
  readonly createdAt: string
  readonly id: string
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The `before=<time>,<id>` of a query string; undefined where it is missing or not one of ours. */
export function readCursor(search: string): Cursor | undefined {
  const [createdAt = '', id = '', ...rest] = (new URLSearchParams(search).get('before') ?? '').split(',')
  const isCursor = TIME.test(createdAt) && !Number.isNaN(Date.parse(createdAt)) && UUID.test(id) && rest.length === 0
  return isCursor ? { createdAt, id } : undefined
}

/** The query string of the page that comes after a post. */
export function writeCursor({ created_at, id }: { created_at: string; id: string }): string {
  // The fraction stays as it is: microseconds tell posts apart.
  return `?before=${created_at.replaceAll('+', '%2B')},${id}`
}
