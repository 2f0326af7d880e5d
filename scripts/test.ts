// Runs checks and tests, prints each step's duration and the failed tests by name, and ends with the line
// `N passed, N failed`. Usage: npm test [-- STEP …] runs all or the named steps; npm run test:full adds what is nightly.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { NO_SETTINGS } from './env/environment.ts'

const REPORTS = '.cache/junit'

const { values: options, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isFull = options.full

/** The command of each step. Those that run tests write a JUnit report of the step's name. */
const STEPS: Record<string, string> = {
  tools: 'npm ci --prefix tools/nightly --no-audit --no-fund',
  format: 'npm run --silent format:check',
  lint: 'npm run --silent lint',
  types: `npm run --silent types ${isFull ? '&& npx tsc --noEmit -p tools/nightly' : ''}`,
  functions: 'npm run --silent test:functions',
  build: `npm run --silent build -- --require-posts ${isFull ? '' : '--on-request'}`,
  unit: `npm run --silent test:unit ${isFull ? '-- --project full --project full-database' : ''}`,
  browser: 'npm run --silent test:browser',
}
const HAVE_REPORTS = ['functions', 'unit', 'browser']
// The lanes of a stage run beside each other. The build uses one processor and the checks the other; tests use both.
const STAGES = [
  isFull ? [['tools']] : [],
  [['build'], ['format', 'lint', 'types', 'functions']],
  [['unit']],
  [['browser']],
]

const unknown = positionals.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}

// Tests ignore a developer's settings, so that they use no hosted project and no paid service.
const env = { ...process.env, ...NO_SETTINGS, NO_COLOR: '1', ...(isFull && { FULL_RUN: '1' }) }

/** Runs a step's command and shows its lines behind the step's name. Gives whether it ended well, and its last lines. */
function run(step: string): Promise<{ isOk: boolean; tail: string[] }> {
  const child = spawn(STEPS[step] ?? '', { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      console.log(`${step} | ${line}`)
      tail.push(line)
      if (tail.length > 20) tail.shift()
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ isOk: code === 0, tail })))
}

/** The tests of a JUnit report, as Vitest, Playwright and Deno write it. What was left out proves nothing: it failed. */
function readReport(step: string): { passed: number; failed: number; failures: string[] } {
  const file = `${REPORTS}/${step}.xml`
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const attribute = (tag: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const suites = xml.match(/<testsuite [^>]*>/g) ?? []
  const sum = (names: string[]) =>
    suites.reduce((total, suite) => names.reduce((count, name) => count + Number(attribute(suite, name)), total), 0)
  const failed = sum(['failures', 'errors', 'skipped', 'disabled'])
  const cases = xml.matchAll(/<testcase ([^>]*[^/])>\s*<(?:failure|error)([^>]*)>/g)
  const failures = [...cases].map(([, test = '', failure = '']) => {
    const message = attribute(failure, 'message').split(/\n|&#10;|&#xA;/i)[0]
    return `${attribute(test, 'classname')} › ${attribute(test, 'name')}: ${message}`
  })
  return { passed: sum(['tests']) - failed, failed, failures }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 1000)
const begun = performance.now()
const results: { step: string; passed: number; failed: number; seconds: number }[] = []
const told: string[] = []
for (const stage of STAGES) {
  await Promise.all(
    stage.map(async (lane) => {
      for (const step of lane.filter((name) => positionals.length === 0 || positionals.includes(name))) {
        const start = performance.now()
        const { isOk, tail } = await run(step)
        // A step without tests counts as one; a step that fails, or runs none of its tests, counts as failed.
        const report = HAVE_REPORTS.includes(step)
          ? readReport(step)
          : { passed: Number(isOk), failed: 0, failures: [] }
        const failed = isOk && report.passed > 0 ? report.failed : Math.max(report.failed, 1)
        results.push({ step, passed: report.passed, failed, seconds: secondsSince(start) })
        if (failed > 0) told.push(...[...report.failures, ...(isOk ? [] : tail)].map((line) => `${step}: ${line}`))
      }
    }),
  )
}
console.table(results)
for (const line of told) console.log(`failed in ${line}`)
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`${secondsSince(begun)} seconds in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
