const MINUTE_MS = 60_000
/** Failures of a network, after which it waits until its first one is older than the window. */
const FAILURES = { most: 10, within: 5 * MINUTE_MS }
/** An account's first failures count as typing errors; each further one doubles the pause. */
const FREE_FAILURES = 3
const LONGEST_PAUSE_MS = 30_000
const ACCOUNT_MEMORY_MS = 15 * MINUTE_MS
/** Letters to one mailbox, and requested from one network, such as a school's. */
const LETTERS = { mailbox: 5, network: 60, within: 60 * MINUTE_MS }
/** Tries at a code per network and in total. This makes guessing a six-digit code unrealistic. */
const TRIES = { network: 5, all: 20 }

/**
 * Slows down guessing of passwords and codes, and limits letters with codes. Known and unknown addresses count alike, so
 * that answers do not reveal which accounts exist.
 * @param now milliseconds
 */
export function createAuthLimits(now: () => number = Date.now) {
  /** What happened when, by what it counts for. */
  const events = new Map<string, number[]>()
  /** The networks that tried the last code of an address. */
  const tries = new Map<string, { since: number; networks: string[] }>()
  const since = (key: string, within: number) => (events.get(key) ?? []).filter((time) => time > now() - within)
  const add = (key: string) => void events.set(key, [...since(key, LETTERS.within), now()].slice(-LETTERS.network))
  /** Milliseconds until there is room for another. */
  const wait = (key: string, most: number, within: number) => {
    const times = since(key, within)
    return times.length < most ? 0 : Number(times.at(-most)) + within - now()
  }

  return {
    /** Forgets what is out of date. */
    tidy() {
      for (const key of events.keys()) if (since(key, LETTERS.within).length === 0) events.delete(key)
      for (const [email, { since: first }] of tries) if (first < now() - LETTERS.within) tries.delete(email)
    },

    /** How many entries are kept. */
    size: () => events.size + tries.size,

    /** Counts a letter, whatever becomes of it; gives seconds to wait if it may not be sent. */
    letter(network: string, email: string): { retryAfter: number } | undefined {
      const [mailbox, all] = [`letters to ${mailboxOf(email)}`, `letters for ${network}`]
      const ms = Math.max(wait(mailbox, LETTERS.mailbox, LETTERS.within), wait(all, LETTERS.network, LETTERS.within))
      if (ms > 0) return { retryAfter: Math.ceil(ms / 1000) }
      ;[mailbox, all].forEach(add)
      return undefined
    },

    /** A new code was sent, which has tries of its own. */
    newCode: (email: string) => void tries.delete(email),

    /** Uses up a try at an address's code; false if none is left. */
    takeTry(network: string, email: string): boolean {
      const { since: first, networks } = tries.get(email) ?? { since: now(), networks: [] }
      const own = networks.filter((each) => each === network)
      if (own.length >= TRIES.network || networks.length >= TRIES.all) return false
      tries.set(email, { since: first, networks: [...networks, network] })
      return true
    },

    /**
     * Starts an attempt to sign in. It counts as a failure at once, so that parallel ones cannot bypass the limit. By
     * account there is a pause after the caller's own last failure, so that somebody who guesses from elsewhere does not
     * lock the owner out.
     * @returns seconds to wait, or a function to call when the attempt has been answered
     */
    attempt(
      network: string,
      account: string,
    ): { retryAfter: number } | { end: (outcome: 'failed' | 'succeeded' | 'neither') => void } {
      const [all, own, pair] = [
        `failures of ${network}`,
        `failures at ${account}`,
        `failures at ${account} of ${network}`,
      ]
      const extra = since(own, ACCOUNT_MEMORY_MS).length - FREE_FAILURES
      const pause = extra < 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** extra)
      const ms = Math.max(
        wait(all, FAILURES.most, FAILURES.within),
        (since(pair, pause).at(-1) ?? -Infinity) + pause - now(),
      )
      if (ms > 0) return { retryAfter: Math.ceil(ms / 1000) }
      const started = now()
      add(all)
      return {
        end(outcome) {
          if (outcome === 'failed') return [own, pair].forEach(add)
          const times = since(all, FAILURES.within)
          events.set(all, times.includes(started) ? times.toSpliced(times.indexOf(started), 1) : times)
          if (outcome === 'succeeded') events.delete(own)
        },
      }
    },
  }
}

/** The mailbox of an address. Addresses that reach the same person count as one, as in `private.mailbox`. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const plain = name.split('+')[0] ?? ''
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
