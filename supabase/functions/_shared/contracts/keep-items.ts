import * as z from 'zod/mini'
import { KEPT_KIND_IDS, type KeptKindId } from './kept-items.ts'

/** The database function that accepts changes: `rpc('keep_items', { p_items: changes })`. */
export const KEEP_ITEMS_FUNCTION = 'keep_items'

/** A change made on a device. */
export interface ItemChange {
  readonly kind: KeptKindId
  readonly key: string
  /** Null deletes the item. */
  readonly value: unknown
  /** The last revision of the item that the device has seen; 0 if none. */
  readonly seen: number
  /**
   * How many milliseconds ago the change was made. The device's clock measures both ends, so it may be wrong. The
   * database computes the time, which is never in the future.
   */
  readonly changed_ago: number
}

const kind = z.enum(KEPT_KIND_IDS as [KeptKindId, ...KeptKindId[]])

/** The stored state of an item. */
const standing = z.object({
  /** Null if the item was deleted. */
  value: z.unknown(),
  revision: z.int(),
  /** ISO 8601, by the database's clock. */
  changed_at: z.string(),
})

/** The outcome of a change. */
export const itemOutcome = z.object({
  kind,
  key: z.string(),
  outcome: z.enum([
    /** The change was stored, or the same value was already there. */
    'kept',
    /** The stored value is newer or as new, and stays. The device adopts it. */
    'older',
    /** Another device has changed the item since. The device merges both and sends that, with this revision `seen`. */
    'conflict',
    /** The account has no room for it: 5,000 items, or 2 MB. Nothing was changed. */
    'full',
    /** The value alone is too large. Nothing was changed. */
    'too-large',
  ]),
  /** Current revision of the item; 0 if there is none. */
  revision: z.int(),
  /** With `older` and `conflict`: the stored state. With `kept`: a replaced state that was not seen, or null. */
  other: z.nullable(standing),
})
export type ItemOutcome = z.infer<typeof itemOutcome>

/** Answer of `keep_items`: an outcome for each change, in their order. */
export const keepItemsAnswer = z.array(itemOutcome)

/**
 * A row of the table `kept_items`. To read what has changed since a revision, in pages:
 * `select('kind,key,value,revision,changed_at').gt('revision', seen).order('revision').limit(500)`.
 * Row-level security shows an account only its own rows.
 */
export const keptItem = z.object({
  kind: z.string(),
  key: z.string(),
  value: z.unknown(),
  revision: z.int(),
  changed_at: z.string(),
})
export type KeptItem = z.infer<typeof keptItem>

/** The account's row of `kept_totals`, created by `keep_items`. A new revision means other devices have news. */
export const keptTotals = z.object({
  revision: z.int(),
  items: z.int(),
  bytes: z.int(),
  /** Deletions up to this revision are forgotten. */
  forgotten_revision: z.int(),
})
export type KeptTotals = z.infer<typeof keptTotals>
