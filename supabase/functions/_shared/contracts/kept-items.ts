/** A kind of item that an account syncs between devices. */
export interface KeptKind {
  /** Name for people. */
  readonly name: string
  /** Key of the device's storage that holds its items, as listed in `src/content/pages/static/device-storage.ts`. */
  readonly deviceKey: string
  /**
   * What happens if another device has changed the item since. `newer`: the newer change wins. `ask`: the change is not
   * stored, and the device gets the stored value to merge: it keeps both texts, and joins ticks and lists.
   */
  readonly onConflict: 'newer' | 'ask'
}

/**
 * All kinds that are sent; nothing else leaves the device. Readings are not items: with Pro they have a table of
 * their own (`readings.ts`), else they stay on the device.
 */
export const KEPT_KINDS = {
  favourite: { name: 'Saved prompts', deviceKey: 'promptory:favourites', onConflict: 'newer' },
  /** The collection's name. Its prompts are separate items, so two devices can add to one collection. */
  collection: { name: 'Collections', deviceKey: 'promptory:collections', onConflict: 'newer' },
  'collection-prompt': {
    name: 'Prompts in collections',
    deviceKey: 'promptory:collections',
    onConflict: 'ask',
  },
  answers: { name: 'Answers to blanks', deviceKey: 'promptory:answers', onConflict: 'newer' },
  generated: { name: 'Generated prompts', deviceKey: 'promptory:generated', onConflict: 'ask' },
  sheet: { name: 'Sheets you wrote', deviceKey: 'promptory:sheets', onConflict: 'ask' },
  plan: { name: 'Progress in plans', deviceKey: 'promptory:plans', onConflict: 'ask' },
} as const satisfies Record<string, KeptKind>

export type KeptKindId = keyof typeof KEPT_KINDS

export const KEPT_KIND_IDS = Object.keys(KEPT_KINDS) as KeptKindId[]

/** An account keeps at most this many items, … */
export const KEPT_ITEMS_MAX = 5_000

/** … which take at most this many bytes in all (keys and values as JSON in UTF-8), … */
export const KEPT_BYTES_MAX = 2 * 1024 * 1024

/** … one at most this many. */
export const KEPT_VALUE_MAX_BYTES = 200_000

/** A key is unique within its kind and has at most this many characters; a longer one is sent as a hash. */
export const KEPT_KEY_MAX_CHARS = 300

/** One call of `keep_items` takes at most this many changes. */
export const KEEP_ITEMS_MAX_CHANGES = 500

/**
 * The number of deleted items that are remembered, newest first. A device that last asked before the newest forgotten
 * one (`kept_totals.forgotten_revision`) reads everything: an item that it once sent and that is missing was deleted.
 */
export const KEPT_DELETIONS_MAX = 1_000

/**
 * Makes a value safe to send: removes NUL and replaces half surrogate pairs, which the database cannot store.
 * @returns undefined if the value has no JSON form
 */
export function sendableValue(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(LONE_SURROGATE, '\ufffd') : part,
  )
  return text === undefined ? undefined : JSON.parse(text)
}

const LONE_SURROGATE = /\p{Surrogate}/gu
