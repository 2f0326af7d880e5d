/**
 * @typedef {object} Place what is looked at
 * @property {string} site
 * @property {string | undefined} backend
 * @property {string} key
 * @property {number} spend
 * @property {boolean} triesSignIn
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {(place: Place) => Promise<void>} run throws `Failure` or `Skip`
 */

/** What is not as it must be. */
export class Failure extends Error {}

/** Why a check cannot tell anything here. */
export class Skip extends Error {}

/**
 * @param {unknown} holds
 * @param {string} otherwise what is wrong, as it is told
 * @throws Failure
 */
export function must(holds, otherwise) {
  if (!holds) throw new Failure(otherwise)
}

/**
 * The first few things of a list that are wrong, in one failure.
 * @param {readonly string[]} wrong
 */
export function mustBeEmpty(wrong) {
  const more = wrong.length > 3 ? `, and ${wrong.length - 3} more` : ''
  must(wrong.length === 0, wrong.slice(0, 3).join('; ') + more)
}

/**
 * Runs one check after the other and prints a line for each.
 * @param {readonly Check[]} checks
 * @param {Place} place
 * @param {(line: string) => void} log
 * @returns {Promise<{ ok: number, failed: number, skipped: number }>}
 */
export async function runChecks(checks, place, log) {
  const counts = { ok: 0, failed: 0, skipped: 0 }
  for (const { name, run } of checks) {
    try {
      await run(place)
      counts.ok += 1
      log(`ok       ${name}`)
    } catch (error) {
      const outcome = error instanceof Skip ? 'skipped' : 'failed'
      counts[outcome] += 1
      log(`${outcome.padEnd(8)} ${name}: ${reasonOf(error)}`)
    }
  }
  log(`${counts.ok} ok, ${counts.failed} failed, ${counts.skipped} skipped`)
  return counts
}

/** @param {unknown} error */
function reasonOf(error) {
  if (error instanceof Failure || error instanceof Skip) return error.message
  const { message, cause } = /** @type {Error & { cause?: { message?: string } }} */ (error)
  return cause?.message ? `${message} (${cause.message})` : message
}
