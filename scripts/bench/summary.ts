/**
 * A row of a table: how many calls, how long they took, how many a second.
 * @param times in milliseconds
 * @param seconds that all of them took together
 */
export function summary(times: readonly number[], seconds: number) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1))
  return {
    calls: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    'calls/s': Math.round(sorted.length / seconds),
  }
}
