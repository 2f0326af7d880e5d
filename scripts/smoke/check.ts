/** what is looked at */
export interface Place {
  site: string
  backend: string | undefined
  key: string
  spend: number
  triesSignIn: boolean
}

export interface Check {
  name: string
  /** throws `Failure` or `Skip` */
  run: (place: Place) => Promise<void>
}

/** What is not as it must be. */
export class Failure extends Error {}

/** What is told without being wrong. */
export class Warning extends Error {}

/** Why a check cannot tell anything here. */
export class Skip extends Error {}

/**
 * @param otherwise what is wrong, as it is told
 * @throws Failure
 */
export function must(holds: unknown, otherwise: string) {
  if (!holds) throw new Failure(otherwise)
}

/** The first few things of a list that are wrong, in one failure. */
export function mustBeEmpty(wrong: readonly string[]) {
  const more = wrong.length > 3 ? `, and ${wrong.length - 3} more` : ''
  must(wrong.length === 0, wrong.slice(0, 3).join('; ') + more)
}

/** Runs one check after the other and prints a line for each. */
export async function runChecks(
  checks: readonly Check[],
  place: Place,
  log: (line: string) => void,
): Promise<{ ok: number; failed: number; skipped: number }> {
  const counts = { ok: 0, failed: 0, skipped: 0 }
  for (const { name, run } of checks) {
    try {
      await run(place)
      counts.ok += 1
      log(`ok       ${name}`)
    } catch (error) {
      const outcome = error instanceof Warning ? 'ok' : error instanceof Skip ? 'skipped' : 'failed'
      counts[outcome] += 1
      const told = error instanceof Warning ? 'warning' : outcome
      log(`${told.padEnd(8)} ${name}: ${reasonOf(error)}`)
    }
  }
  log(`${counts.ok} ok, ${counts.failed} failed, ${counts.skipped} skipped`)
  return counts
}

function reasonOf(error: unknown) {
  if (error instanceof Failure || error instanceof Skip || error instanceof Warning) return error.message
  const { message, cause } = error as Error & { cause?: { message?: string } }
  return cause?.message ? `${message} (${cause.message})` : message
}
