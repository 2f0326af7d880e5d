import type { RemarkKind } from '../lib/remarks'

/** What the marks mean, in words. */
export const KIND_LABELS: Record<RemarkKind, string> = { good: 'works', look: 'look again', slip: 'slip' }
