import { DatabaseUnavailableError } from '../database-call.ts'
import type { Caller, Quota, QuotaScope, Use, UsePart } from '../quota.ts'

/** A quota in memory that remembers who asked and what came back. */
export interface FakeQuota extends Quota {
  readonly taken: Caller[]
  readonly returned: { readonly use: Use; readonly part: UsePart }[]
  /** Uses that still count for address and site. */
  readonly used: number
  /** From now on every call is refused by a scope. */
  refuse(scope: QuotaScope, retryAt: Date): void
  /** From now on the database cannot be reached. */
  break(): void
}

/** A quota that allows everything until told otherwise. */
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
