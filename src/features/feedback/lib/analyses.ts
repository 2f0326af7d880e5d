import { type RowReader, readRows, watchRows, writeRows } from '@/lib/stored-rows'
import { type FeedbackRecord, type HistoryState, SECTIONS } from './feedback'

const KEY = 'promptory:analyses'

/** How many analyses the device keeps. */
export const ANALYSES_LIMIT = 20

const isText = (value: unknown): value is string => typeof value === 'string'

const isMark = (value: unknown) => {
  const mark = value as Record<string, unknown> | null
  return isText(mark?.kind) && Number.isSafeInteger(mark?.start) && Number.isSafeInteger(mark?.end)
}

const isCloserMark = (value: unknown) => isMark(value) && isText((value as Record<string, unknown>).message)

/** Whether it is a remark of the browser's AI whose words stand where it says. */
const isRemarkOn = (text: string, value: unknown) => {
  const remark = value as Record<string, unknown> | null
  const { start, end, quote, better } = remark ?? {}
  return (
    isText(remark?.remark) &&
    (better === undefined || isText(better)) &&
    isText(quote) &&
    quote !== '' &&
    text.slice(Number(start), Number(end)) === quote
  )
}

const isHistory = (value: unknown) => {
  const history = value as Record<string, unknown> | null
  return isText(history?.account) && ['new', 'kept', 'changed'].includes(history.state as string)
}

const readRecord: RowReader<FeedbackRecord> = (value, leaveOut) => {
  if (typeof value !== 'object' || value === null) return undefined
  const row = value as Record<string, unknown>
  const sections = row.sections as Record<string, unknown> | null | undefined
  const isRecord =
    isText(row.id) &&
    isText(row.createdAt) &&
    !Number.isNaN(Date.parse(row.createdAt)) &&
    isText(row.text) &&
    typeof sections === 'object' &&
    sections !== null &&
    SECTIONS.every(({ key }) => isText(sections[key])) &&
    ['ai', 'builtin', 'browser'].includes(row.source as string) &&
    (row.marks === undefined || (Array.isArray(row.marks) && row.marks.every(isMark))) &&
    (row.closer === undefined || (Array.isArray(row.closer) && row.closer.every(isCloserMark))) &&
    (row.browserAi === undefined || Array.isArray(row.browserAi)) &&
    (row.prompt === undefined || isText(row.prompt)) &&
    (row.revision === undefined || isText(row.revision)) &&
    (row.history === undefined || isHistory(row.history))
  if (!isRecord) return undefined
  const record = value as FeedbackRecord
  if (!record.browserAi) return record
  const browserAi = record.browserAi.filter((remark) => {
    const isStanding = isRemarkOn(record.text, remark)
    if (!isStanding) leaveOut(remark)
    return isStanding
  })
  return { ...record, browserAi }
}

/** The analyses kept on this device, newest first. */
export function readAnalyses(): readonly FeedbackRecord[] {
  return readRows(KEY, readRecord).rows
}

/**
 * Puts an analysis in front of the others. Beyond the limit, drops the oldest.
 * @returns false if storage is blocked or full
 */
export function addAnalysis(record: FeedbackRecord): boolean {
  const others = readAnalyses().filter(({ id }) => id !== record.id)
  return writeRows(KEY, readRecord, [record, ...others].slice(0, ANALYSES_LIMIT))
}

/** The last revision of a kept analysis; undefined if the analysis is not kept. */
export function keptRevision(id: string): string | undefined {
  const record = readAnalyses().find((kept) => kept.id === id)
  return record?.revision ?? record?.text
}

/**
 * Keeps the revision of an analysed text with its analysis.
 * @returns false if storage is blocked or full, or the analysis is no longer kept
 */
export function keepRevision(id: string, revision: string): boolean {
  const records = readAnalyses()
  if (!records.some((record) => record.id === id)) return false
  const changed = records.map((record) => (record.id === id ? withRevision(record, revision) : record))
  return writeRows(KEY, readRecord, changed)
}

function withRevision(record: FeedbackRecord, revision: string): FeedbackRecord {
  const { history } = record
  return { ...record, revision, ...(history?.state === 'kept' && { history: { ...history, state: 'changed' } }) }
}

/** Notes how a kept analysis stands with an account's writing history; undefined: it is not to be there. */
export function keepHistoryState(id: string, history: HistoryState | undefined): boolean {
  const records = readAnalyses()
  if (!records.some((record) => record.id === id)) return false
  const changed = records.map((record) => {
    if (record.id !== id) return record
    const { history: _, ...rest } = record
    return history ? { ...rest, history } : rest
  })
  return writeRows(KEY, readRecord, changed)
}

/** What may arrive after an analysis: marks of the rules and of the second checker, remarks of the browser's AI. */
export type LateMarks = Pick<FeedbackRecord, 'marks' | 'closer' | 'browserAi'>

/** Adds marks to a kept analysis, if they arrived after it. */
export function keepMarks(id: string, marks: LateMarks): boolean {
  const changed = readAnalyses().map((record) => (record.id === id ? { ...record, ...marks } : record))
  return writeRows(KEY, readRecord, changed)
}

/** Deletes every analysis kept on this device. Returns false if storage refuses. */
export function clearAnalyses(): boolean {
  return writeRows(KEY, readRecord, [])
}

/** Calls back when the analyses change, here or in another tab. Returns a function that stops it. */
export function watchAnalyses(onChange: () => void): () => void {
  return watchRows([KEY], onChange)
}
