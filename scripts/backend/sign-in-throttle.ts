/** So many failures from one address, and it has to wait until the first of them is this old. */
const ADDRESS_FAILURES = 10
const ADDRESS_WINDOW_MS = 5 * 60_000
/** An account's first failures are typing errors; then each makes the pause of whoever failed twice as long. */
const FREE_FAILURES = 3
const LONGEST_PAUSE_MS = 30_000
/** Forgotten when nothing has failed for so long. */
const ACCOUNT_MEMORY_MS = 15 * 60_000
/** Above this many entries, what is outdated is looked for and dropped. */
const TIDY_ABOVE = 1000

/**
 * Slows the guessing of passwords and codes. Failures count, and only they. Two limits: by address, whatever the
 * account; and by account, where the pause runs from the caller's own last failure, so that whoever guesses from
 * elsewhere does not keep the owner out.
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

  function tidy() {
    if (addresses.size + accounts.size + pairs.size < TIDY_ABOVE) return
    for (const address of addresses.keys()) if (recent(address).length === 0) addresses.delete(address)
    for (const [account, { last }] of accounts) if (last < now() - ACCOUNT_MEMORY_MS) accounts.delete(account)
    for (const [pair, last] of pairs) if (last < now() - LONGEST_PAUSE_MS) pairs.delete(pair)
  }

  return {
    /** How many entries are kept. */
    size: () => addresses.size + accounts.size + pairs.size,

    /**
     * Begins an attempt.
     * @param address of the caller
     * @param account that it is about; empty where the request names none
     * @returns seconds to
     *   wait, or what to call when the attempt has been answered
     */
    begin(
      address: string,
      account: string,
    ): { retryAfter: number } | { end: (outcome: 'failed' | 'succeeded' | 'neither') => void } {
      tidy()
      const pause = pauseMs(address, account)
      if (pause > 0) return { retryAfter: Math.ceil(pause / 1000) }
      // Counted from the start: many at once are not a way around.
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
