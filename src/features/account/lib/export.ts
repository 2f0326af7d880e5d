import { KEPT_KIND_IDS } from '@contracts/kept-items.ts'
import { readDevice } from './sync/device'
import { type Items, kindOf } from './sync/stores'

/** Raised when the format of the file changes. */
const VERSION = 1

type Row = Readonly<Record<string, unknown>>

const valuesOf = (items: Items, kind: string): Row[] =>
  [...items].flatMap(([id, value]) => (kindOf(id) === kind ? [value as Row] : []))

/**
 * Everything that the account keeps, as JSON.
 * @param history its writing history; undefined if it failed to load
 */
export function exportAll(
  email: string | undefined,
  history: readonly object[] | undefined,
  items: Items = readDevice().items,
  now = new Date(),
): string {
  const kinds = KEPT_KIND_IDS.map((kind) => [kind, valuesOf(items, kind)] as const)
  const readings = history && { reading: history }
  const file = { version: VERSION, exportedAt: now.toISOString(), email, ...Object.fromEntries(kinds), ...readings }
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/** Quotes a field so that spreadsheets read it as text, never as a formula. Read again on `/saved`. */
const field = (text: unknown) =>
  `"${String(text ?? '')
    .replace(/^'*[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`

/** The prompts among it, as CSV: saved ones, those in collections, generated ones. */
export function exportPrompts(items: Items = readDevice().items): string {
  const names = new Map(valuesOf(items, 'collection').map(({ id, name }) => [id, name]))
  const rows = [
    ...valuesOf(items, 'favourite').map(({ title, page, text }) => ['Saved prompts', title ?? page, text]),
    ...valuesOf(items, 'collection-prompt').map(({ collection, prompt }) => {
      const { title, text } = prompt as Row
      return [names.get(collection), title, text]
    }),
    ...valuesOf(items, 'generated').map(({ description, text }) => ['Generated prompts', description, text]),
  ]
  // Starts with a byte order mark, which Excel needs to detect UTF-8.
  return `\ufeff${[['list', 'title', 'prompt'], ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
