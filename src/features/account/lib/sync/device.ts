import { readStored } from '@/lib/storage'
import { readRows, watchRows, writeRows } from '@/lib/stored-rows'
import { fingerprintValue } from './fingerprint-value'
import { type ItemId, itemsFor, itemsOf, type Items, STORES } from './stores'

/** The data of a device. */
export interface DeviceItems {
  readonly items: Items
  /** Stores that could only be read in part: items missing there were not deleted. */
  readonly unreadable: ReadonlySet<string>
}

/** This device's items. */
export function readDevice(): DeviceItems {
  const items = new Map<ItemId, unknown>()
  const unreadable = new Set<string>()
  for (const store of STORES) {
    const stored = readRows(store.deviceKey, store.readRow)
    if (stored.unreadable.length > 0) unreadable.add(store.deviceKey)
    for (const [id, value] of itemsOf(store, stored.rows)) items.set(id, value)
  }
  return { items, unreadable }
}

/**
 * Replaces this device's items; stores in which nothing differs are not touched.
 * @returns false if storage refused one of them; those before it are written
 */
export function writeDevice(items: Items): boolean {
  return STORES.every((store) => {
    const { rows } = readRows(store.deviceKey, store.readRow)
    const before = new Map(itemsOf(store, rows))
    const next = itemsFor(store, items)
    const isSame =
      before.size === next.size &&
      [...next].every(([id, value]) => fingerprintValue(before.get(id)) === fingerprintValue(value))
    return isSame || writeRows(store.deviceKey, store.readRow, store.toRows(next, rows))
  })
}

const KEYS = [...new Set(STORES.map(({ deviceKey }) => deviceKey))]

/** The stores' raw contents, to detect changes cheaply. */
export const deviceText = (): string => KEYS.map((key) => readStored(key) ?? '').join('\n')

/** Calls back when one of the stores changes, in this page or another tab. Returns a function that stops watching. */
export const watchDevice = (onChange: () => void): (() => void) => watchRows(KEYS, onChange)
