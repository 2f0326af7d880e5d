import { useSyncExternalStore } from 'react'
import { FAVOURITES_KEY, readFavourite, readFavourites, writeFavourites } from '@/lib/favourites'
import { readStored, writeStored } from '@/lib/storage'
import { isStorageOpen, readRows, readSetAside, watchRows, writeRows } from '@/lib/stored-rows'
import type { Change } from './changes'
import { type Collection, readCollection, type Saved } from './schema'

const COLLECTIONS_KEY = 'promptory:collections'
const KEYS = [FAVOURITES_KEY, COLLECTIONS_KEY]
const EMPTY: SavedState = { saved: { favourites: [], collections: [] }, isUnkept: false, unreadable: [] }

/** What is saved, and whether the device could store and read it. */
export interface SavedState {
  readonly saved: Saved
  /** The device did not store the last changes, so they last only until the visitor leaves the page. */
  readonly isUnkept: boolean
  /** Texts that were found on the device and could not be read. */
  readonly unreadable: readonly string[]
}

/** A change is stored, held in this page only, or refused because the storage is full. */
export type Outcome = 'kept' | 'unkept' | 'refused'

// Changes that could not be stored. Each later change retries them.
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
  // An invalid collection is left out as a whole, by the caller.
  if (collection) for (const part of parts) leaveOut(part)
  return collection
}

const readCollections = () => readRows(COLLECTIONS_KEY, readOwnCollection).rows

const readKept = (): Saved => ({ favourites: readFavourites(), collections: readCollections() })

const applyAll = (saved: Saved, changes: readonly Change[]) => changes.reduce((state, change) => change(state), saved)

/** Writes both lists or neither. */
function writeBoth(before: Saved, { favourites, collections }: Saved): boolean {
  const text = readStored(COLLECTIONS_KEY)
  const hasNewCollections = collections !== before.collections
  if (hasNewCollections && !writeRows(COLLECTIONS_KEY, readOwnCollection, collections)) return false
  if (favourites === before.favourites || writeFavourites(favourites)) return true
  if (hasNewCollections) writeStored(COLLECTIONS_KEY, text)
  return false
}

/**
 * Applies a change to what is stored, so two tabs do not undo each other. If it cannot be stored, keeps it for this
 * page. With `isAllOrNothing`, refuses it if the storage is merely full, and keeps it for this page only if the storage
 * is blocked.
 */
export function changeSaved(change: Change, { isAllOrNothing = false } = {}): Outcome {
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

let cached: { key: string; state: SavedState } | undefined

/** What is saved now; the same object until something changes. */
export function readSaved(): SavedState {
  const aside = readSetAside()
  const key = [version, ...KEYS.map((name) => readStored(name) ?? ''), ...aside].join('\n')
  if (cached?.key === key) return cached.state
  const favourites = readRows(FAVOURITES_KEY, readFavourite)
  const collections = readRows(COLLECTIONS_KEY, readOwnCollection)
  const state = {
    saved: applyAll({ favourites: favourites.rows, collections: collections.rows }, unkept),
    isUnkept: unkept.length > 0,
    unreadable: [...new Set([...aside, ...favourites.unreadable, ...collections.unreadable])],
  }
  cached = { key, state }
  return state
}

/** Moves unreadable entries to where they can be deleted for good. Returns false if storage refuses. */
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

/** What is saved, kept in sync with every tab. Empty while prerendering. */
export function useSaved(): SavedState {
  return useSyncExternalStore(watch, readSaved, () => EMPTY)
}
