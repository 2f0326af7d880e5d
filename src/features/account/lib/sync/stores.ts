import { KEPT_KEY_MAX_CHARS, KEPT_KINDS, type KeptKindId, sendableValue } from '@contracts/kept-items.ts'
import type { RowReader } from '@/lib/stored-rows'
import { hashText } from './fingerprint-value'

/** An item's unique name: its kind, a space, its key. */
export type ItemId = `${KeptKindId} ${string}`
/** Items of a device. A value is JSON, never null. */
export type Items = ReadonlyMap<ItemId, unknown>

type Row = Readonly<Record<string, unknown>>

/** Converts one entry of the device's storage to items, and back. */
export interface Store {
  readonly deviceKey: string
  readonly readRow: RowReader<Row>
  readonly toItems: (row: Row) => readonly (readonly [ItemId, unknown])[]
  /** The rows of these items. Rows that were there before keep their order. */
  readonly toRows: (items: Items, before: readonly Row[]) => readonly Row[]
}

// Rows are never changed in place.
const itemsOfRow = new WeakMap<Row, readonly (readonly [ItemId, unknown])[]>()

// Matches keys that the database cannot store: empty, or with null characters or lone surrogates.
const UNFIT_KEY = /^$|\0|\p{Surrogate}/u

/** Makes an item's name. A key the database cannot store becomes a hash; the value contains the original. */
export function itemId(kind: KeptKindId, key: string): ItemId {
  return `${kind} ${key.length > KEPT_KEY_MAX_CHARS || UNFIT_KEY.test(key) ? `#${hashText(key)}` : key}`
}

export const kindOf = (id: ItemId): KeptKindId => id.slice(0, id.indexOf(' ')) as KeptKindId
export const keyOf = (id: ItemId): string => id.slice(id.indexOf(' ') + 1)

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (row: Row, field: string): string => (typeof row[field] === 'string' ? row[field] : '')

/** Orders rows: keeps the previous order, and puts each new row before the first older one. */
function arrange(rows: ReadonlyMap<string, Row>, before: readonly string[], timeOf: (row: Row) => string): Row[] {
  const known = before.flatMap((key): Row[] => {
    const row = rows.get(key)
    return row ? [row] : []
  })
  const had = new Set(before)
  const added = [...rows].flatMap(([key, row]) => (had.has(key) ? [] : [row]))
  added.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
  const result: Row[] = []
  let next = 0
  const addNewerThan = (time: string) => {
    for (let row = added[next]; row && timeOf(row) > time; row = added[next]) {
      result.push(row)
      next += 1
    }
  }
  for (const row of known) {
    addNewerThan(timeOf(row))
    result.push(row)
  }
  return [...result, ...added.slice(next)]
}

interface PlainStore {
  readonly kind: Exclude<KeptKindId, 'collection' | 'collection-prompt'>
  /** Field whose text names a row. */
  readonly key: string
  /** Field with the time by which rows are ordered, newest first. */
  readonly time: string
}

/** A store in which each row is one item. */
function plainStore({ kind, key, time }: PlainStore): Store {
  const nameOf = (row: Row) => itemId(kind, textOf(row, key))
  return {
    deviceKey: KEPT_KINDS[kind].deviceKey,
    readRow: (value) => (isRow(value) && typeof value[key] === 'string' ? value : undefined),
    toItems: (row) => [[nameOf(row), row]],
    toRows: (items, before) => {
      const rows = [...items].flatMap(([id, row]) => (kindOf(id) === kind && isRow(row) ? [[id, row] as const] : []))
      // A row made from an item becomes that same item again.
      for (const [, row] of rows) itemsOfRow.set(row, [[nameOf(row), row]])
      return arrange(new Map(rows), before.map(nameOf), (row) => textOf(row, time))
    },
  }
}

const promptsOf = (row: Row): readonly Row[] => (Array.isArray(row.prompts) ? row.prompts.filter(isRow) : [])
const createdAt = (row: Row) => textOf(row, 'createdAt')
// Collections are listed with the oldest first.
const lateFirst = (row: Row) => String(8.64e15 - (Date.parse(createdAt(row)) || 0)).padStart(17, '0')

/** Name of a collection that was deleted here while another device changed one of its prompts. */
const RESCUED_NAME = 'Rescued prompts'

/** Collections: one item for the name, and one for each prompt, so that two devices can add to one collection. */
const collectionStore: Store = {
  deviceKey: KEPT_KINDS.collection.deviceKey,
  readRow: (value) =>
    isRow(value) && typeof value.id === 'string' && Array.isArray(value.prompts) ? value : undefined,
  toItems: ({ prompts: _, ...head }) => [
    [itemId('collection', textOf(head, 'id')), head],
    ...promptsOf({ prompts: _ }).map((prompt) => {
      const collection = textOf(head, 'id')
      return [itemId('collection-prompt', `${collection}/${textOf(prompt, 'id')}`), { collection, prompt }] as const
    }),
  ],
  toRows: (items, before) => {
    const heads = new Map<string, Row>()
    const prompts = new Map<string, Map<string, Row>>()
    for (const [id, value] of items) {
      if (!isRow(value)) continue
      if (kindOf(id) === 'collection') heads.set(textOf(value, 'id'), value)
      if (kindOf(id) !== 'collection-prompt' || !isRow(value.prompt)) continue
      const collection = textOf(value, 'collection')
      const own = prompts.get(collection) ?? new Map<string, Row>()
      prompts.set(collection, own.set(textOf(value.prompt, 'id'), value.prompt))
    }
    for (const [collection, own] of prompts) {
      const [first] = own.values()
      if (!heads.has(collection) && first)
        heads.set(collection, { id: collection, name: RESCUED_NAME, createdAt: createdAt(first) })
    }
    const ordered = arrange(
      heads,
      before.map((row) => textOf(row, 'id')),
      lateFirst,
    )
    return ordered.map((head) => {
      const id = textOf(head, 'id')
      const old = before.find((row) => row.id === id)
      const names = old ? promptsOf(old).map((prompt) => textOf(prompt, 'id')) : []
      return { ...head, prompts: arrange(prompts.get(id) ?? new Map(), names, createdAt) }
    })
  },
}

/** Every store whose items an account keeps. */
export const STORES: readonly Store[] = [
  plainStore({ kind: 'favourite', key: 'address', time: 'savedAt' }),
  collectionStore,
  plainStore({ kind: 'answers', key: 'name', time: '' }),
  plainStore({ kind: 'generated', key: 'id', time: 'createdAt' }),
  plainStore({ kind: 'sheet', key: 'prompt', time: 'changedAt' }),
  plainStore({ kind: 'plan', key: 'plan', time: '' }),
]

/** The items of a store's rows, as they can be sent. */
export function itemsOf(store: Store, rows: readonly Row[]): (readonly [ItemId, unknown])[] {
  return rows.flatMap((row) => {
    const items = itemsOfRow.get(row) ?? store.toItems(row).map(([id, value]) => [id, sendableValue(value)] as const)
    itemsOfRow.set(row, items)
    return items
  })
}

/** The items of one store among all. */
export function itemsFor(store: Store, items: Items): Items {
  const kinds = new Set(
    Object.entries(KEPT_KINDS).flatMap(([kind, { deviceKey }]) => (deviceKey === store.deviceKey ? [kind] : [])),
  )
  return new Map([...items].filter(([id]) => kinds.has(kindOf(id))))
}
