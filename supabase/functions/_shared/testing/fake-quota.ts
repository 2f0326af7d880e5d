import { type Caller, type Quota, type QuotaScope, QuotaUnavailableError, type Use } from '../quota.ts'

/** A quota in memory that remembers who asked and what came back. */
export interface FakeQuota extends Quota {
  readonly taken: Caller[]
  readonly returned: Use[]
  /** Uses that were taken and not given back. */
  readonly used: number
  /** From now on every call is refused by a scope. */
  refuse(scope: QuotaScope, retryAt: Date): void
  /** From now on the database cannot be reached. */
  break(): void
}

/** A quota that allows everything until told otherwise. */
export function createFakeQuota(): FakeQuota {
  const taken: Caller[] = []
  const returned: Use[] = []
  let refusal: { refusedBy: QuotaScope; retryAt: Date } | undefined
  let isBroken = false
  return {
    taken,
    returned,
    get used() {
      return taken.length - returned.length
    },
    refuse(refusedBy, retryAt) {
      refusal = { refusedBy, retryAt }
    },
    break() {
      isBroken = true
    },
    async take(caller) {
      if (isBroken) throw new QuotaUnavailableError('down')
      if (refusal) return { isAllowed: false, ...refusal }
      taken.push(caller)
      return { isAllowed: true, use: { day: '2026-11-20', device: caller.deviceId, address: caller.address ?? '' } }
    },
    async giveBack(use) {
      if (isBroken) throw new QuotaUnavailableError('down')
      returned.push(use)
    },
  }
}
