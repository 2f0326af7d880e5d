import { readStored, writeStored } from './storage'

const ASIDE_KEY = 'promptory:set-aside'
const CHANGED = 'stored-rows-changed'

/** Reads one stored row; undefined if it is malformed. Passes parts it cannot read to `leaveOut`. */
export type RowReader<Row> = (value: unknown, leaveOut: (part: unknown) => void) => Row | undefined

/** The readable rows under a key, and the text of everything that could not be read. */
export interface StoredRows<Row> {
  readonly rows: readonly Row[]
  readonly unreadable: readonly string[]
}

interface LastRead {
  readonly text: string
  readonly readRow: unknown
  readonly stored: StoredRows<unknown>
}

// Cached because a list of megabytes takes a second to parse and is read several times after each change.
const lastReads = new Map<string, LastRead>()

/** Reads a stored list. Unreadable parts are left out but never lost (see `writeRows`). */
export function readRows<Row>(key: string, readRow: RowReader<Row>): StoredRows<Row> {
  const text = readStored(key)
  if (text === undefined || text === '') return { rows: [], unreadable: [] }
  const last = lastReads.get(key)
  // The same reader made these rows, so they have its type.
  if (last?.text === text && last.readRow === readRow) return last.stored as StoredRows<Row>
  const stored = parseRows(text, readRow)
  lastReads.set(key, { text, readRow, stored })
  return stored
}

function parseRows<Row>(text: string, readRow: RowReader<Row>): StoredRows<Row> {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { rows: [], unreadable: [text] }
  }
  if (!Array.isArray(stored)) return { rows: [], unreadable: [text] }
  const unreadable: string[] = []
  const leaveOut = (part: unknown) => unreadable.push(JSON.stringify(part))
  const rows = stored.flatMap((value: unknown) => {
    const row = readRow(value, leaveOut)
    if (row === undefined) leaveOut(value)
    return row === undefined ? [] : [row]
  })
  return { rows, unreadable }
}

/** The texts that were found under a key, could not be read and were put aside. */
export function readSetAside(): string[] {
  const text = readStored(ASIDE_KEY)
  if (!text) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (Array.isArray(stored)) return stored.filter((part): part is string => typeof part === 'string')
  } catch {
    // The entry is malformed, so it is itself one of those texts.
  }
  return [text]
}

/** Deletes what was set aside; false if storage refuses. */
export function forgetSetAside(): boolean {
  return announce(ASIDE_KEY, writeStored(ASIDE_KEY, undefined))
}

/**
 * Replaces a stored list, after setting aside what could not be read of the old one.
 * @returns false if storage is blocked or full; nothing has changed then
 */
export function writeRows<Row>(key: string, readRow: RowReader<Row>, rows: readonly Row[]): boolean {
  const { unreadable } = readRows(key, readRow)
  if (unreadable.length > 0) {
    const aside = [...new Set([...readSetAside(), ...unreadable])]
    if (!announce(ASIDE_KEY, writeStored(ASIDE_KEY, JSON.stringify(aside)))) return false
  }
  const text = rows.length === 0 ? undefined : JSON.stringify(rows)
  const isStored = writeStored(key, text)
  if (isStored && text !== undefined) lastReads.set(key, { text, readRow, stored: { rows, unreadable: [] } })
  return announce(key, isStored)
}

/** Whether storage accepts anything, to tell blocked storage from full storage. */
export function isStorageOpen(): boolean {
  const text = readStored(ASIDE_KEY)
  const isOpen = writeStored(ASIDE_KEY, text ?? '')
  if (isOpen && text === undefined) writeStored(ASIDE_KEY, undefined)
  return isOpen
}

function announce(key: string, isStored: boolean): boolean {
  if (isStored) window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }))
  return isStored
}

/**
 * Calls back when a list under one of the keys changes, in this page or another tab.
 * @returns a function that stops watching
 */
export function watchRows(keys: readonly string[], onChange: () => void): () => void {
  const watched = [...keys, ASIDE_KEY]
  const hear = (event: Event) => {
    const key: unknown = event instanceof StorageEvent ? event.key : (event as CustomEvent<unknown>).detail
    // The event has no key if the whole storage was cleared.
    if (key === null || (typeof key === 'string' && watched.includes(key))) onChange()
  }
  window.addEventListener('storage', hear)
  window.addEventListener(CHANGED, hear)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener(CHANGED, hear)
  }
}
