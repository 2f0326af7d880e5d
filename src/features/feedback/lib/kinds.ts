import type { DeviceMark } from './analyse-on-device'
import type { FeedbackRecord } from './feedback'

/** How often each kind was marked in a text, by its name. */
export type KindCounts = Readonly<Record<string, number>>

/** Counts the marks of each kind. */
export function countKinds(marks: readonly DeviceMark[]): KindCounts {
  const counts: Record<string, number> = {}
  for (const { kind } of marks) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** The name of a kind at the beginning of a line. */
export const named = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1)

/** A kind of remark with its counts: in an earlier text, in this one, in its revision. */
export interface KindRow {
  readonly kind: string
  readonly before: number | undefined
  readonly now: number
  readonly revised: number | undefined
}

const MAX_ROWS = 8

/** The counts of a text beside those of an earlier text and of its revision, most frequent first. */
export function kindRows(now: KindCounts, before?: KindCounts, revised?: KindCounts): KindRow[] {
  const kinds = new Set([...Object.keys(now), ...Object.keys(before ?? {}), ...Object.keys(revised ?? {})])
  const rows = [...kinds].map((kind) => ({
    kind,
    before: before && (before[kind] ?? 0),
    now: now[kind] ?? 0,
    revised: revised && (revised[kind] ?? 0),
  }))
  const most = (row: KindRow) => Math.max(row.before ?? 0, row.now, row.revised ?? 0)
  return rows.toSorted((one, other) => most(other) - most(one)).slice(0, MAX_ROWS)
}

/** The kind that has changed most since the earlier text; undefined if none has. */
export function changedMost(rows: readonly KindRow[]): KindRow | undefined {
  const change = ({ before, now }: KindRow) => (before === undefined ? 0 : Math.abs(before - now))
  const [first] = rows.toSorted((one, other) => change(other) - change(one))
  return first && change(first) > 0 ? first : undefined
}

/** A kept analysis with marks. */
export type MarkedRecord = FeedbackRecord & { readonly marks: readonly DeviceMark[] }

/** Whether the rules have marked something in a kept reading. */
export const isMarked = (record: FeedbackRecord): record is MarkedRecord => (record.marks?.length ?? 0) > 0

/** The last earlier analysis of another text that has marks stored. */
export function earlierReading(record: FeedbackRecord, all: readonly FeedbackRecord[]): MarkedRecord | undefined {
  return all
    .filter((other): other is MarkedRecord => other.marks !== undefined)
    .filter((other) => other.createdAt < record.createdAt && other.text !== record.text)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
}
