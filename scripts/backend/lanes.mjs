/** How many requests of each kind are answered at once. Together fewer than the API has connections (light-api.mjs). */
const WIDTHS = { visitor: 50, 'signed-in': 20, service: 20 }
const PATIENCE_MS = 1000

/**
 * Keeps one kind of caller from taking every connection: what comes in excess waits for at most a second.
 * @returns {<T>(kind: keyof typeof WIDTHS, task: () => Promise<T>) => Promise<T | 'busy'>}
 */
export function createLanes() {
  const lanes = Object.fromEntries(
    Object.entries(WIDTHS).map(([kind, width]) => [
      kind,
      { free: width, waiting: /** @type {Set<() => void>} */ (new Set()) },
    ]),
  )
  return async (kind, task) => {
    const lane = /** @type {(typeof lanes)[string]} */ (lanes[kind])
    if (lane.free > 0) lane.free--
    else if (!(await turn(lane.waiting))) return 'busy'
    try {
      return await task()
    } finally {
      const [next] = lane.waiting
      if (next) next()
      else lane.free++
    }
  }
}

/**
 * @param {Set<() => void>} waiting
 * @returns {Promise<boolean>} false where nobody made room in time
 */
function turn(waiting) {
  return new Promise((resolve) => {
    const settle = (/** @type {boolean} */ isMine) => {
      clearTimeout(timer)
      waiting.delete(admit)
      resolve(isMine)
    }
    const admit = () => settle(true)
    const timer = setTimeout(settle, PATIENCE_MS, false)
    waiting.add(admit)
  })
}
