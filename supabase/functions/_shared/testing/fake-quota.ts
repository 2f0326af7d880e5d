import { DatabaseUnavailableError } from '../database-call.ts'
import type { Caller, Quota, QuotaScope, Use, UsePart } from '../quota.ts'

/** A quota in memory that records the callers and the uses given back. */
export interface FakeQuota extends Quota {
  readonly taken: Caller[]
  readonly returned: { readonly use: Use; readonly part: UsePart }[]
  /** Uses that still count for address and site. */
  readonly used: number
  /** Makes a scope refuse every call from now on. */
  refuse(scope: QuotaScope, retryAt: Date): void
  /** Makes the database unreachable from now on. */
  break(): void
}

/** Creates a quota that allows everything by default. */
export function createFakeQuota(): FakeQuota {
  const taken: Caller[] = []
  const returned: FakeQuota['returned'] = []
  let refusal: { refusedBy: QuotaScope; retryAt: Date } | undefined
  let isBroken = false
  return {
    taken,
    returned,
    get used() {
      return taken.length - returned.filter(({ part }) => part === 'whole').length
    },
    refuse(refusedBy, retryAt) {
      refusal = { refusedBy, retryAt }
    },
    break() {
      isBroken = true
    },
    async take(caller) {
      if (isBroken) throw new DatabaseUnavailableError('down')
      if (refusal) return { isAllowed: false, ...refusal }
      taken.push(caller)
      return { isAllowed: true, use: { day: '2026-11-20', device: caller.deviceId, address: caller.address ?? '' } }
    },
    async giveBack(use, part) {
      if (isBroken) throw new DatabaseUnavailableError('down')
      returned.push({ use, part })
    },
  }
}
