import { readSheets } from '@/lib/sheets'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:challenge'
const DAY_MS = 86_400_000

/** How many days the challenge has. */
export const CHALLENGE_DAYS = 30

/** A day of the challenge that is written. */
export interface DayDone {
  /** From 1. */
  readonly day: number
  /** When it was ticked: the visitor's date, as YYYY-MM-DD. Unknown for ticks of an earlier version. */
  readonly on?: string
}

function readDay(value: unknown): DayDone | undefined {
  // Earlier versions stored plain numbers.
  const { day, on } = (typeof value === 'number' ? { day: value } : (value ?? {})) as Partial<DayDone>
  if (!Number.isInteger(day) || day === undefined || day < 1 || day > CHALLENGE_DAYS) return undefined
  return typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on) ? { day, on } : { day }
}

/** The days of the challenge that are written. */
export function readDaysDone(): DayDone[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.flatMap((value: unknown) => readDay(value) ?? []) : []
}

/**
 * Ticks or unticks a day.
 * @param today the visitor's date, as YYYY-MM-DD
 * @returns the days now written, or undefined if the device's storage refuses
 */
export function toggleDay(day: number, today: string): DayDone[] | undefined {
  const days = readDaysDone()
  const others = days.filter((done) => done.day !== day)
  const next = others.length < days.length ? others : [...days, { day, on: today }]
  return writeStored(KEY, JSON.stringify(next)) ? next : undefined
}

/**
 * Ticks the days whose prompts have a sheet on this device.
 * @param prompts the texts of the challenge, in order
 * @returns the days now written
 */
export function tickWritten(prompts: readonly string[]): DayDone[] {
  const days = readDaysDone()
  const isDone = new Set(days.map(({ day }) => day))
  const sheets = new Map(readSheets().map(({ prompt, changedAt }) => [prompt, changedAt]))
  const written = prompts.flatMap((prompt, index): DayDone[] => {
    const changedAt = sheets.get(prompt)
    return changedAt && !isDone.has(index + 1) ? [{ day: index + 1, on: localDate(new Date(changedAt)) }] : []
  })
  if (written.length === 0) return days
  const next = [...days, ...written]
  writeStored(KEY, JSON.stringify(next))
  return next
}

/** The visitor's date, as YYYY-MM-DD. */
export function localDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** How many dates in a row have a tick, up to today. A missing tick today does not break the streak yet. */
export function streakOf(days: readonly DayDone[], today: string): number {
  const dates = new Set(days.map(({ on }) => on))
  let date = Date.parse(today)
  if (!dates.has(today)) date -= DAY_MS
  let streak = 0
  for (; dates.has(new Date(date).toISOString().slice(0, 10)); date -= DAY_MS) streak += 1
  return streak
}
