import { readRows, writeRows } from '@/lib/stored-rows'

/** Where progress is kept: a row for each plan that was begun. */
export const PLANS_KEY = 'promptory:plans'

/** What somebody has done of a plan on this device. */
export interface PlanProgress {
  /** Path of its page. */
  readonly plan: string
  /** Titles of the steps that are done. */
  readonly done: readonly string[]
  /** Words written, by the title of the day. */
  readonly words: Readonly<Record<string, number>>
}

/** More than anybody writes in a day. */
export const MAX_WORDS_A_DAY = 99_999

const isWords = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_WORDS_A_DAY

function readPlan(value: unknown): PlanProgress | undefined {
  const { plan, done, words } = (value ?? {}) as Partial<PlanProgress>
  if (typeof plan !== 'string' || !Array.isArray(done)) return undefined
  return {
    plan,
    done: done.filter((title): title is string => typeof title === 'string'),
    words: Object.fromEntries(Object.entries(words ?? {}).filter(([, count]) => isWords(count))),
  }
}

/** The progress in a plan. Empty if it was not begun. */
export const readProgress = (plan: string): PlanProgress =>
  readRows(PLANS_KEY, readPlan).rows.find((row) => row.plan === plan) ?? { plan, done: [], words: {} }

/** @returns false if storage is blocked or full */
function keepProgress(progress: PlanProgress): boolean {
  const others = readRows(PLANS_KEY, readPlan).rows.filter(({ plan }) => plan !== progress.plan)
  const isEmpty = progress.done.length === 0 && Object.keys(progress.words).length === 0
  return writeRows(PLANS_KEY, readPlan, isEmpty ? others : [...others, progress])
}

/**
 * Ticks or unticks a step of a plan.
 * @returns false if storage is blocked or full
 */
export function toggleStep(plan: string, title: string): boolean {
  const before = readProgress(plan)
  const others = before.done.filter((step) => step !== title)
  return keepProgress({ ...before, done: others.length < before.done.length ? others : [...others, title] })
}

/**
 * Keeps how many words a day has, and marks a day with words as done. Zero removes the count.
 * @returns false if storage is blocked or full
 */
export function keepWords(plan: string, title: string, count: number): boolean {
  const before = readProgress(plan)
  const { [title]: _, ...others } = before.words
  if (!isWords(count)) return keepProgress({ ...before, words: others })
  const done = before.done.includes(title) ? before.done : [...before.done, title]
  return keepProgress({ ...before, done, words: { ...others, [title]: count } })
}

/**
 * Deletes the progress in a plan.
 * @returns false if storage is blocked or full
 */
export const startOver = (plan: string): boolean => keepProgress({ plan, done: [], words: {} })
