import { useSyncExternalStore } from 'react'
import { FAVOURITES_KEY, readFavourite, readFavourites, writeFavourites } from '@/lib/favourites'
import { readStored, writeStored } from '@/lib/storage'
import { isStorageOpen, readRows, readSetAside, watchRows, writeRows } from '@/lib/stored-rows'
import type { Change } from './changes'
import { type Collection, readCollection, type Shelf } from './schema'

const COLLECTIONS_KEY = 'promptory:collections'
const KEYS = [FAVOURITES_KEY, COLLECTIONS_KEY]
const EMPTY: ShelfState = { shelf: { favourites: [], collections: [] }, isUnkept: false, unreadable: [] }

/** What is on the shelf, and how it stands with the device. */
export interface ShelfState {
  readonly shelf: Shelf
  /** The device did not take the last changes: they hold until the page is left. */
  readonly isUnkept: boolean
  /** Texts that were found on the device and could not be read. */
  readonly unreadable: readonly string[]
}

/** Whether a change is on the device, in this page only, or was not made because there is no room for it. */
export type Outcome = 'kept' | 'unkept' | 'refused'

// Changes that the device has not taken. Each later one tries to bring them along.
let unkept: Change[] = []
let version = 0
const listeners = new Set<() => void>()

function announce(): void {
  version += 1
  for (const listener of listeners) listener()
}

const readOwnCollection = (value: unknown, leaveOut: (part: unknown) => void): Collection | undefined => {
  const parts: unknown[] = []
  const collection = readCollection(value, (part) => parts.push(part))
  // A collection that is none is left out as a whole, by the caller.
  if (collection) for (const part of parts) leaveOut(part)
  return collection
}

const readCollections = () => readRows(COLLECTIONS_KEY, readOwnCollection).rows

const readKept = (): Shelf => ({ favourites: readFavourites(), collections: readCollections() })

const applyAll = (shelf: Shelf, changes: readonly Change[]) => changes.reduce((state, change) => change(state), shelf)

/** Both lists or none. */
function writeBoth(before: Shelf, { favourites, collections }: Shelf): boolean {
  const text = readStored(COLLECTIONS_KEY)
  const hasNewCollections = collections !== before.collections
  if (hasNewCollections && !writeRows(COLLECTIONS_KEY, readOwnCollection, collections)) return false
  if (favourites === before.favourites || writeFavourites(favourites)) return true
  if (hasNewCollections) writeStored(COLLECTIONS_KEY, text)
  return false
}

/**
 * Changes the shelf as it is now on the device, so that two tabs do not undo each other.
 * What the device does not take holds in this page; with `isAllOrNothing`, only where its storage is closed:
 * where it is merely too full, the change is refused and nothing has happened.
 */
export function changeShelf(change: Change, { isAllOrNothing = false } = {}): Outcome {
  const before = readKept()
  if (writeBoth(before, applyAll(before, [...unkept, change]))) {
    unkept = []
    announce()
    return 'kept'
  }
  if (isAllOrNothing && isStorageOpen()) return 'refused'
  unkept = [...unkept, change]
  announce()
  return 'unkept'
}

let cached: { key: string; state: ShelfState } | undefined

/** The shelf as it is now; the same object until something changes. */
export function readShelf(): ShelfState {
  const aside = readSetAside()
  const key = [version, ...KEYS.map((name) => readStored(name) ?? ''), ...aside].join('\n')
  if (cached?.key === key) return cached.state
  const favourites = readRows(FAVOURITES_KEY, readFavourite)
  const collections = readRows(COLLECTIONS_KEY, readOwnCollection)
  const state = {
    shelf: applyAll({ favourites: favourites.rows, collections: collections.rows }, unkept),
    isUnkept: unkept.length > 0,
    unreadable: [...new Set([...aside, ...favourites.unreadable, ...collections.unreadable])],
  }
  cached = { key, state }
  return state
}

/** Puts what cannot be read aside for good, so that it can be thrown away; false where storage refuses. */
export function setUnreadableAside(): boolean {
  return writeFavourites(readFavourites()) && writeRows(COLLECTIONS_KEY, readOwnCollection, readCollections())
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange)
  const unwatch = watchRows(KEYS, onChange)
  return () => {
    listeners.delete(onChange)
    unwatch()
  }
}

/** The shelf, up to date with this page and every other tab. Empty while the page is rendered elsewhere. */
export function useShelf(): ShelfState {
  return useSyncExternalStore(watch, readShelf, () => EMPTY)
}
