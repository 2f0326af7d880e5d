import type { AuthSettings } from './auth-settings.ts'
import { timeLimit } from './time-limit.ts'

/** Result of a check: fine, or a fixed word for the log that says what was wrong. */
export type DatabaseState = { readonly isOk: true } | { readonly isOk: false; readonly detail: string }

/** Checks whether the database answers. Never rejects. */
export type CheckDatabase = () => Promise<DatabaseState>

export interface DatabaseCheckOptions extends AuthSettings {
  /** For headers and body together. */
  readonly timeoutMs?: number
  /** How long a result is reused. The function is public, so its callers must not put load on the database. */
  readonly keepMs?: number
  readonly now?: () => number
}

// The smallest query that a visitor of the blog may make. It tests gateway, API, PostgreSQL and its grants.
const QUESTION = '/rest/v1/blog_posts?select=id&limit=1'

/** A check that asks with the publishable key, at most once per `keepMs` for all callers. */
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

/** An answer that is not JSON becomes null; broken connections and timeouts are thrown on. */
function rethrowUnlessSyntax(error: unknown): null {
  if (error instanceof SyntaxError) return null
  throw error
}
