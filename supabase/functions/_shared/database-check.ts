import type { AuthSettings } from './auth-settings.ts'
import { timeLimit } from './time-limit.ts'

/** What came of a look at the database: fine, or a fixed word for the log that says what was wrong. */
export type DatabaseState = { readonly isOk: true } | { readonly isOk: false; readonly detail: string }

/** Looks whether the database answers. Never rejects. */
export type CheckDatabase = () => Promise<DatabaseState>

export interface DatabaseCheckOptions extends AuthSettings {
  /** Headers and body together. */
  readonly timeoutMs?: number
  /** How long one answer serves all who ask: the function is open to everybody, the database must not feel it. */
  readonly keepMs?: number
  readonly now?: () => number
}

// What a visitor of the blog may read, and the least of it: gateway, API, PostgreSQL and its grants are all on the way.
const QUESTION = '/rest/v1/blog_posts?select=id&limit=1'

/** A check that asks with the publishable key, at most once in a while, however many want to know. */
export function createDatabaseCheck(options: DatabaseCheckOptions): CheckDatabase {
  const { url, publishableKey, timeoutMs = 1_500, keepMs = 5_000, now = Date.now } = options
  let latest: Promise<DatabaseState> | undefined
  let askedAt = 0

  async function ask(): Promise<DatabaseState> {
    const limit = timeLimit(timeoutMs)
    try {
      const response = await fetch(url + QUESTION, {
        headers: { apikey: publishableKey, accept: 'application/json' },
        redirect: 'error',
        signal: limit.signal,
      })
      const rows: unknown = await response.json().catch(rethrowUnlessSyntax)
      if (!response.ok) return { isOk: false, detail: `database_${response.status}` }
      return Array.isArray(rows) ? { isOk: true } : { isOk: false, detail: 'database_nonsense' }
    } catch {
      return { isOk: false, detail: limit.signal.aborted ? 'database_timeout' : 'database_unreachable' }
    } finally {
      limit.clear()
    }
  }

  return () => {
    if (!latest || now() - askedAt >= keepMs) {
      askedAt = now()
      latest = ask()
    }
    return latest
  }
}

/** HTML is nonsense; a connection that breaks or a time that is up is something else. */
function rethrowUnlessSyntax(error: unknown): null {
  if (error instanceof SyntaxError) return null
  throw error
}
