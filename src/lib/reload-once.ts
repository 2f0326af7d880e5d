const LONG_AGO_MS = 60_000

/** Loads the page of an older build as a whole, unless it has just been reloaded: there must be no endless loop. */
export function reloadOnce(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'reload' || performance.now() > LONG_AGO_MS) window.location.reload()
}
