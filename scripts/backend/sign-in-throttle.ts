/** Failures after which an address must wait until its first one is older than the window below. */
const ADDRESS_FAILURES = 10
const ADDRESS_WINDOW_MS = 5 * 60_000
/** An account's first failures count as typing errors; each further one doubles the pause. */
const FREE_FAILURES = 3
const LONGEST_PAUSE_MS = 30_000
/** An account's failures are forgotten this long after the last one. */
const ACCOUNT_MEMORY_MS = 15 * 60_000

/**
 * Slows down guessing of passwords and codes. Only failures count. There are two limits: by address, for all accounts;
 * and by account, with a pause after the caller's own last failure, so that somebody who guesses from elsewhere does
 * not lock the owner out.
 * @param now milliseconds
 */
export function createSignInThrottle(now: () => number = Date.now) {
  /** times of failures by address, with attempts that are under way */
  const addresses: Map<string, number[]> = new Map()
  const accounts: Map<string, { failures: number; last: number }> = new Map()
  /** time of the last failure by address and account */
  const pairs: Map<string, number> = new Map()

  const recent = (address: string) => (addresses.get(address) ?? []).filter((time) => time > now() - ADDRESS_WINDOW_MS)

  function pauseMs(address: string, account: string) {
    const times = recent(address)
    const byAddress = times.length < ADDRESS_FAILURES ? 0 : Number(times[0]) + ADDRESS_WINDOW_MS - now()
    const known = accounts.get(account)
    const extra = known && known.last > now() - ACCOUNT_MEMORY_MS ? known.failures - FREE_FAILURES : -1
    const pause = extra < 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** extra)
    return Math.max(byAddress, (pairs.get(`${address} ${account}`) ?? -Infinity) + pause - now())
  }

  /** Forgets what is out of date. */
  function tidy() {
    for (const address of addresses.keys()) if (recent(address).length === 0) addresses.delete(address)
    for (const [account, { last }] of accounts) if (last < now() - ACCOUNT_MEMORY_MS) accounts.delete(account)
    for (const [pair, last] of pairs) if (last < now() - LONGEST_PAUSE_MS) pairs.delete(pair)
  }

  return {
    tidy,

    /** How many entries are kept. */
    size: () => addresses.size + accounts.size + pairs.size,

    /**
     * Starts an attempt.
     * @param address of the caller
     * @param account of the attempt; empty if the request names none
     * @returns seconds to wait, or a function to call when the attempt has been answered
     */
    begin(
      address: string,
      account: string,
    ): { retryAfter: number } | { end: (outcome: 'failed' | 'succeeded' | 'neither') => void } {
      const pause = pauseMs(address, account)
      if (pause > 0) return { retryAfter: Math.ceil(pause / 1000) }
      // Counted at the start, so that parallel requests cannot bypass the limit.
      const started = now()
      addresses.set(address, [...recent(address), started])
      return {
        end(outcome) {
          if (outcome === 'failed') {
            accounts.set(account, { failures: (accounts.get(account)?.failures ?? 0) + 1, last: now() })
            pairs.set(`${address} ${account}`, now())
            return
          }
          const times = recent(address)
          const index = times.indexOf(started)
          if (index >= 0) times.splice(index, 1)
          addresses.set(address, times)
          if (outcome === 'succeeded') accounts.delete(account)
        },
      }
    },
  }
}
