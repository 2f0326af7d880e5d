/** Letters per hour to one mailbox, and requested from one network, such as a school's. */
const LETTERS = { mailbox: 5, network: 60 }
const HOUR_MS = 60 * 60_000
/** Tries at a code per network and in total. This makes guessing a six-digit code unrealistic. */
const TRIES = { network: 5, all: 20 }

interface Tries {
  readonly since: number
  all: number
  readonly byNetwork: Map<string, number>
}

/**
 * Limits how many letters with codes are sent, and how often a code can be guessed. Known and unknown addresses count
 * alike, so that answers do not reveal which accounts exist.
 * @param now milliseconds
 */
export function createCodeLimits(now: () => number = Date.now) {
  /** Times of letters by mailbox and by network. */
  const letters = new Map<string, number[]>()
  /** Tries since an address was sent its last letter. */
  const tries = new Map<string, Tries>()

  const recent = (key: string) => (letters.get(key) ?? []).filter((time) => time > now() - HOUR_MS)

  /** Forgets what is out of date. */
  function tidy() {
    for (const key of letters.keys()) if (recent(key).length === 0) letters.delete(key)
    for (const [email, { since }] of tries) if (since < now() - HOUR_MS) tries.delete(email)
  }

  return {
    tidy,

    /** How many entries are kept. */
    size: () => letters.size + tries.size,

    /**
     * Takes a letter.
     * @returns seconds to wait, or what to call once it is known whether it was sent (`succeeded`)
     */
    letter(network: string, email: string): { retryAfter: number } | { end: (outcome: string) => void } {
      const limits = [
        [`mailbox ${mailboxOf(email)}`, LETTERS.mailbox],
        [`network ${network}`, LETTERS.network],
      ] as const
      const free = Math.max(
        ...limits.map(([key, most]) => (recent(key).length < most ? 0 : Number(recent(key)[0]) + HOUR_MS)),
      )
      if (free > now()) return { retryAfter: Math.ceil((free - now()) / 1000) }
      // Counted at the start, so that parallel requests cannot bypass the limit.
      const time = now()
      for (const [key] of limits) letters.set(key, [...recent(key), time])
      return {
        end(outcome) {
          if (outcome === 'succeeded') tries.delete(email)
          else for (const [key] of limits) letters.set(key, without(recent(key), time))
        },
      }
    },

    /** Uses up a try at an address's code; false if none is left. */
    takeTry(network: string, email: string): boolean {
      const entry = tries.get(email) ?? { since: now(), all: 0, byNetwork: new Map<string, number>() }
      const own = entry.byNetwork.get(network) ?? 0
      if (own >= TRIES.network || entry.all >= TRIES.all) return false
      entry.byNetwork.set(network, own + 1)
      entry.all += 1
      tries.set(email, entry)
      return true
    },
  }
}

function without(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time)
  return index < 0 ? [...times] : times.toSpliced(index, 1)
}

/** The mailbox of an address. Addresses that reach the same person count as one, as in `private.mailbox`. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const plain = name.split('+')[0] ?? ''
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
