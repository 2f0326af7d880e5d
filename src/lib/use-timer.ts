import { useEffect, useState } from 'react'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:feedback-timer'

/** The lengths that can be chosen, in minutes. */
export const TIMER_MINUTES = [5, 10, 20] as const

/** A timer: running until a moment, or paused with some time left. */
export interface TimerState {
  readonly minutes: number
  /** When it ends, in milliseconds since the epoch; undefined while it rests. */
  readonly endsAt?: number
  readonly leftMs: number
}

const fresh = (minutes: number): TimerState => ({ minutes, leftMs: minutes * 60_000 })

function readTimer(): TimerState {
  const stored = readStoredJson(KEY) as Partial<TimerState> | undefined
  const minutes = TIMER_MINUTES.find((choice) => choice === stored?.minutes)
  if (!stored || minutes === undefined || typeof stored.leftMs !== 'number') return fresh(TIMER_MINUTES[1])
  const leftMs = Math.min(Math.max(stored.leftMs, 0), minutes * 60_000)
  const { endsAt } = stored
  return typeof endsAt === 'number' ? { minutes, leftMs, endsAt } : { minutes, leftMs }
}

/** Milliseconds that a timer has left at a moment. */
export function leftAt({ endsAt, leftMs, minutes }: TimerState, now: number): number {
  // A clock that was put back must not lengthen it.
  return endsAt === undefined ? leftMs : Math.min(Math.max(endsAt - now, 0), minutes * 60_000)
}

/** Minutes and seconds as a clock shows them. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * A countdown based on the clock, so it stays right in a suspended tab.
 * @param usual the initial minutes
 * @param isKept whether it is kept on the device and survives reloads
 */
export function useTimer({ usual = TIMER_MINUTES[1], isKept = true }: { usual?: number; isKept?: boolean } = {}) {
  const [timer, setTimer] = useState<TimerState>(fresh(usual))
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (isKept) setTimer(readTimer())
    setNow(Date.now())
  }, [isKept])

  const leftMs = leftAt(timer, now)
  const isRunning = timer.endsAt !== undefined && leftMs > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [isRunning])

  const set = (next: TimerState) => {
    setNow(Date.now())
    setTimer(next)
    if (isKept) writeStored(KEY, JSON.stringify(next))
  }
  return {
    minutes: timer.minutes,
    leftMs,
    isRunning,
    isOver: leftMs === 0,
    isFresh: leftMs === timer.minutes * 60_000,
    choose: (minutes: number) => set(fresh(minutes)),
    start: () => {
      // A finished timer starts over.
      const left = leftMs === 0 ? timer.minutes * 60_000 : leftMs
      set({ minutes: timer.minutes, leftMs: left, endsAt: Date.now() + left })
    },
    pause: () => set({ minutes: timer.minutes, leftMs: leftAt(timer, Date.now()) }),
    reset: () => set(fresh(timer.minutes)),
  }
}
