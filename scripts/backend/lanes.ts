/** How many requests of each kind are answered at once. Together fewer than the API has connections (light-api.ts). */
const WIDTHS = { visitor: 24, 'signed-in': 12, service: 16 }
const PATIENCE_MS = 1000

/** Keeps one kind of caller from taking every connection: what comes in excess waits for at most a second. */
export function createLanes(): <T>(kind: keyof typeof WIDTHS, task: () => Promise<T>) => Promise<T | 'busy'> {
  const lanes = Object.fromEntries(
    Object.entries(WIDTHS).map(([kind, width]) => [kind, { free: width, waiting: [] as (() => void)[] }]),
  )
  return async (kind, task) => {
    const lane = lanes[kind] as (typeof lanes)[string]
    if (lane.free > 0) lane.free--
    else if (!(await turn(lane.waiting))) return 'busy'
    try {
      return await task()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else lane.free++
    }
  }
}

/** @returns false where nobody made room in time */
function turn(waiting: (() => void)[]): Promise<boolean> {
  return new Promise((resolve) => {
    const admit = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(admit), 1)
      resolve(false)
    }, PATIENCE_MS)
    waiting.push(admit)
  })
}
