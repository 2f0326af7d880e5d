const HOUR_MS = 3_600_000

/** For a `beforeEach`: waits where an hour, or with it a day, is about to end in which a test counts uses. */
export async function clearOfTheHour(): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS)
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left + 100))
}
