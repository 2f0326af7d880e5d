/** How many requests of each kind are answered at once. Together fewer than the API has connections (light-api.ts). */
const WIDTHS = { visitor: 24, 'signed-in': 12, service: 16 }
/** How long requests beyond that wait. A function has 4 s for a call, including counting its use. */
const PATIENCE_MS = { visitor: 1000, 'signed-in': 1000, service: 2500 }

/** Keeps one kind of caller from taking every connection: requests beyond its limit wait for a moment. */
export function createLanes(): <T>(kind: keyof typeof WIDTHS, task: () => Promise<T>) => Promise<T | 'busy'> {
  const lanes = Object.fromEntries(
    Object.entries(WIDTHS).map(([kind, width]) => [kind, { free: width, waiting: [] as (() => void)[] }]),
  )
  return async (kind, task) => {
    const lane = lanes[kind] as (typeof lanes)[string]
    if (lane.free > 0) lane.free--
    else if (!(await turn(lane.waiting, PATIENCE_MS[kind]))) return 'busy'
    try {
      return await task()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else lane.free++
    }
  }
}

/** @returns false if no place became free in time */
function turn(waiting: (() => void)[], patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const admit = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(admit), 1)
      resolve(false)
    }, patience)
    waiting.push(admit)
  })
}
