import type { Kind } from '../../../../supabase/functions/_shared/analysis/types.ts'

/** A fault put into a text on purpose: which rule has to find it, and the words it has to overlap. */
export interface Planted {
  readonly rule: string
  readonly quote: string
}

export interface Sample {
  readonly name: string
  readonly kind: Kind
  readonly text: string
  readonly faults: readonly Planted[]
}
