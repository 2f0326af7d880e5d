// Runs all checks and tests. Prints each step's duration, and ends with the line `N passed, N failed`. Usage: npm test
// [-- STEP …] runs all or the named steps; --full checks every address in the browser.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { NO_SETTINGS } from './env/environment.ts'
import { type Counts, countTests, failedTests } from './test/junit.ts'

const REPORTS = '.cache/junit'

/** The npm script behind each step. Those with tests write a JUnit report of the step's name. */
const STEPS = {
  format: { script: 'format:check', hasTests: false },
  lint: { script: 'lint', hasTests: false },
  types: { script: 'types', hasTests: false },
  functions: { script: 'test:functions', hasTests: true },
  build: { script: 'build', hasTests: false },
  unit: { script: 'test:unit', hasTests: true },
  browser: { script: 'test:browser', hasTests: true },
}
type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]

// The lanes of a wave run in parallel. The build uses one processor and the checks the other; tests use both.
const WAVES: Step[][][] = [[['build'], ['format', 'lint', 'types', 'functions']], [['unit']], [['browser']]]

const { values: options, positionals } = parseArgs({
  options: { full: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !NAMES.includes(name as Step))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${NAMES.join(', ')}.`)
  process.exit(2)
}
const isChosen = (name: Step) => positionals.length === 0 || positionals.includes(name)

// Tests ignore a developer's settings, so that they use no hosted project and no paid service.
const env = { ...process.env, ...NO_SETTINGS, NO_COLOR: '1', ...(options.full && { FULL_RUN: '1' }) }

/** What the steps said of errors. A hook that fails, or a test that leaves one behind, is in no report. */
const errors: { step: Step; line: string }[] = []
const TELLS_OF_ERROR = /^\s*(?:FAIL |\w*Error: |⎯+ Unhandled|This error originated|The latest test that)|: error TS/u

/** Runs an npm script and shows its lines, each behind the step's name. Gives whether it ended well. */
function runScript(name: Step): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', STEPS[name].script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  for (const [from, print] of [
    [child.stdout, console.log],
    [child.stderr, console.error],
  ] as const) {
    createInterface(from).on('line', (line) => {
      print(`${name} | ${line}`)
      if (TELLS_OF_ERROR.test(line)) errors.push({ step: name, line: line.trim() })
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** A step's JUnit report; empty if it wrote none. */
function readReport(name: Step): string {
  const path = `${REPORTS}/${name}.xml`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * The result of a step: its tests, or the step itself as one test. A step that fails or runs no test counts as failed.
 */
function resultOf(name: Step, isOk: boolean): Counts {
  const report = readReport(name)
  const { passed, failed } = report
    ? countTests(report)
    : { passed: STEPS[name].hasTests ? 0 : Number(isOk), failed: 0 }
  return { passed, failed: isOk && passed > 0 ? failed : Math.max(failed, 1) }
}

async function run(name: Step) {
  const begun = performance.now()
  const isOk = await runScript(name)
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { step: name, ...resultOf(name, isOk), seconds }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const begun = performance.now()
const results: Awaited<ReturnType<typeof run>>[] = []
for (const wave of WAVES) {
  await Promise.all(
    wave.map(async (lane) => {
      for (const name of lane.filter(isChosen)) results.push(await run(name))
    }),
  )
}
console.table(results.toSorted((a, b) => NAMES.indexOf(a.step) - NAMES.indexOf(b.step)))
for (const { step, failed } of results) {
  if (failed === 0) continue
  const told = errors.filter((error) => error.step === step).map(({ line }) => line)
  for (const line of [...told.slice(-20), ...failedTests(readReport(step))]) console.log(`failed in ${step}: ${line}`)
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`${Math.round((performance.now() - begun) / 1000)} seconds in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
