import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** Where the project's reporter for Vitest writes. */
export const VITEST_RESULT = '.cache/vitest.json'
/** What a failure is named by that is no test's. */
export const OUTSIDE_TESTS = 'outside the tests'
const LAST_LINES = 15

/**
 * What a step came to.
 * @typedef {object} Result
 * @property {number} passed tests, those of `flaky` among them
 * @property {number} failed tests, those left out among them
 * @property {string[]} failures the names of those that failed, with the reason where the runner tells it
 * @property {string[]} flaky the names of those that passed at the second try only
 */

/**
 * A check without tests of its own.
 * @param {string} name
 * @param {boolean} isOk
 * @returns {Result}
 */
export const checkResult = (name, isOk) => ({
  passed: isOk ? 1 : 0,
  failed: isOk ? 0 : 1,
  failures: isOk ? [] : [name],
  flaky: [],
})

/**
 * What the tests of Deno said.
 * @param {string} output without colours
 * @returns {Result}
 */
export function denoResult(output) {
  const [, passed = '0', failed = '0'] = /(\d+) passed(?: \([^)]*\))? \| (\d+) failed/.exec(output) ?? []
  const names = [...output.matchAll(/^(\S.*) \.\.\. FAILED/gm)].map(([, name]) => name)
  return { passed: Number(passed), failed: Number(failed), failures: [...new Set(names)], flaky: [] }
}

/**
 * What the project's reporter for Vitest wrote.
 * @returns {Promise<Result>} nothing passed and nothing failed, where it wrote nothing
 */
export async function vitestResult() {
  return (await readJson(VITEST_RESULT)) ?? { passed: 0, failed: 0, failures: [], flaky: [] }
}

/**
 * What the JSON report of Playwright says.
 * @param {string} file
 * @returns {Promise<Result>} nothing passed and nothing failed, where there is no such file
 */
export async function playwrightResult(file) {
  const { stats = {}, suites = [], errors = [] } = (await readJson(file)) ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const tests = suites.flatMap(testsOf)
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    failures: [...named('unexpected', 'skipped'), ...errors.map(({ message }) => message)],
    flaky: named('flaky'),
  }
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status }) => ({ status, name: `${file}:${line} > ${title}` })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/**
 * Two results as one.
 * @param {Result} one
 * @param {Result} other
 * @returns {Result}
 */
export const bothResults = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
  flaky: [...one.flaky, ...other.flaky],
})

/**
 * A runner that ended badly without a failing test, or that ran no test, counts as one failure, named by its last lines.
 * @param {Result} result
 * @param {{ isOk: boolean, output: string }} runner whether it ended well, and what it said
 * @returns {Result}
 */
export function held(result, { isOk, output }) {
  if (result.failed > 0 || (isOk && result.passed > 0)) return result
  const lastLines = stripVTControlCharacters(output).trim().split('\n').slice(-LAST_LINES).join('\n')
  return { ...result, failed: 1, failures: [`${OUTSIDE_TESTS}: the runner ended badly\n${lastLines}`] }
}

/** @param {string} failure @returns {boolean} whether it is no test's */
export const isOutsideTests = (failure) => failure.startsWith(OUTSIDE_TESTS)

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
