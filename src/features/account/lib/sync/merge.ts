import type { KeptKindId } from '@contracts/kept-items.ts'
import { joinTexts } from '@/lib/sheets'
import { hashText } from './fingerprint-value'
import { type ItemId, itemId } from './stores'

type Row = Readonly<Record<string, unknown>>

/** The result of merging two values of one item. */
export interface Merged {
  /** Null if neither side has it. */
  readonly value: unknown
  /** Extra items that keep texts for which the value has no room. */
  readonly copies: readonly (readonly [ItemId, unknown])[]
}

const alone = (value: unknown): Merged => ({ value, copies: [] })
const timeOf = (row: Row): string => String(row.editedAt ?? row.savedAt ?? row.createdAt ?? '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const wordsOf = (row: Row) => Object.entries((row.words ?? {}) as Readonly<Record<string, number>>)

/** An id for a copy of a text. The same text makes the same copy on every device. */
const copyIdOf = (id: unknown, text: unknown) => `${String(id).slice(0, 60)}~${hashText(String(text))}`

/** Combines two different values without losing a text, a tick or an answer of either side. */
function both(kind: KeptKindId, local: Row, remote: Row): Merged {
  switch (kind) {
    case 'favourite':
    case 'collection':
      return alone(timeOf(local) > timeOf(remote) ? local : remote)
    case 'answers': {
      const answers = [...new Set([...listOf(local.answers), ...listOf(remote.answers)])]
      return alone({ ...remote, answers })
    }
    case 'plan': {
      const words = new Map(wordsOf(remote))
      for (const [day, count] of wordsOf(local)) words.set(day, Math.max(count, words.get(day) ?? 0))
      const done = [...new Set([...listOf(remote.done), ...listOf(local.done)])]
      return alone({ ...remote, done, words: Object.fromEntries(words) })
    }
    case 'sheet': {
      const changedAt = String(local.changedAt) > String(remote.changedAt) ? local.changedAt : remote.changedAt
      return alone({ ...remote, text: joinTexts(String(remote.text), String(local.text)), changedAt })
    }
    // Keeps the local one, which may be on screen.
    case 'generated': {
      if (local.text === remote.text) return alone(local)
      const copy = { ...remote, id: copyIdOf(remote.id, remote.text) }
      return { value: local, copies: [[itemId('generated', copy.id), copy]] }
    }
    case 'collection-prompt': {
      const [own, other] = [local.prompt as Row, remote.prompt as Row]
      if (own.text === other.text) return alone(timeOf(own) > timeOf(other) ? local : remote)
      const prompt = { ...other, id: copyIdOf(other.id, other.text) }
      const id = itemId('collection-prompt', `${String(remote.collection)}/${prompt.id}`)
      return { value: local, copies: [[id, { ...remote, prompt }]] }
    }
  }
}

/**
 * Merges an item that was changed on this device and on another one. Between a deletion and a change, the change
 * wins.
 * @param local null if it was deleted here
 * @param remote null if it was deleted there
 */
export function mergeItem(kind: KeptKindId, local: unknown, remote: unknown): Merged {
  if (local === null || local === undefined) return alone(remote)
  if (remote === null || remote === undefined) return alone(local)
  return both(kind, local as Row, remote as Row)
}
