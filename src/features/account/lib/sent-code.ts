const KEY = 'promptory:sign-in'
/** A code lives ten minutes. */
const LASTS_MS = 10 * 60_000

/**
 * The address that a code was last sent to in this tab, while the code is valid. The tab may be reloaded while its
 * owner reads the mail.
 */
export function readSentTo(): string | undefined {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return typeof email === 'string' && Date.now() - Number(at) < LASTS_MS ? email : undefined
  } catch {
    return undefined
  }
}

/** Remembers where a code was sent; undefined forgets it. */
export function keepSentTo(email: string | undefined): void {
  try {
    if (email === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }))
  } catch {
    // Storage is blocked: a reload asks for the address again.
  }
}
