import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:challenge'

/** How many days the challenge has. */
export const CHALLENGE_DAYS = 30

/** The days of the challenge that are written, by number from 1. */
export function readDaysDone(): number[] {
  const stored = readStoredJson(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((day): day is number => Number.isInteger(day) && day >= 1 && day <= CHALLENGE_DAYS)
}

/**
 * Ticks a day, or takes the tick away.
 * @returns the days that are written now; undefined where the device's storage refuses
 */
export function toggleDay(day: number): number[] | undefined {
  const days = readDaysDone()
  const next = days.includes(day) ? days.filter((other) => other !== day) : [...days, day]
  return writeStored(KEY, JSON.stringify(next)) ? next : undefined
}
