// Everything that must hold, in one go: `npm test`. Ends with a line `N passed, N failed`.
// Each check that has no tests of its own (format, lint, types, build …) counts as one.
// Usage: npm test [-- STEP …] runs the named steps only.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { denoBinary } from './backend/deno.mjs'
import { ensureBrowser } from './browser.mjs'

const CACHE = '.cache'
const VITEST_REPORT = `${CACHE}/vitest.json`
const PLAYWRIGHT_REPORT = `${CACHE}/playwright.json`

/** Runs a command and shows its output as it comes. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('error', (error) => resolve({ isOk: false, output: error.message }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

const node = (script, ...args) => run(process.execPath, [script, ...args])

/** A check without tests of its own. */
const check = async (result) => ((await result).isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const types = (project) => check(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', project))

const both = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** What a test runner counted; a run that failed without a failing test, or ran none, counts as one failure. */
function counted(isOk, passed, failed) {
  const isEmpty = passed + failed === 0
  return { passed, failed: failed === 0 && (!isOk || isEmpty) ? 1 : failed }
}

async function report(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function vitest() {
  await rm(VITEST_REPORT, { force: true })
  const { isOk } = await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  )
  const result = await report(VITEST_REPORT)
  return counted(isOk, result?.numPassedTests ?? 0, (result?.numFailedTests ?? 0) + (result?.numPendingTests ?? 0))
}

async function functions() {
  const deno = denoBinary(process.cwd())
  const checked = await check(run(deno, ['check', '--config', 'deno.json', 'supabase/functions/**/*.ts']))
  // A pattern, not the folder: given the folder, Deno leaves out those that begin with an underscore.
  const permissions = ['--allow-net=127.0.0.1', '--allow-env', '--allow-read']
  const { isOk, output } = await run(
    deno,
    ['test', ...permissions, '--config', 'deno.json', 'supabase/functions/**/*_test.ts'],
    {
      NO_COLOR: '1',
    },
  )
  const [, passed = '0', failed = '0'] = /(\d+) passed(?: \([^)]*\))? \| (\d+) failed/.exec(output) ?? []
  const tests = counted(isOk, Number(passed), Number(failed))
  return both(checked, tests)
}

/** The tests of one project of Playwright's, on a database of their own. */
async function inBrowser(project) {
  await rm(PLAYWRIGHT_REPORT, { force: true })
  await rm(`${CACHE}/e2e-data`, { recursive: true, force: true })
  ensureBrowser()
  const { isOk } = await node('node_modules/@playwright/test/cli.js', 'test', `--project=${project}`)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (await report(PLAYWRIGHT_REPORT))?.stats ?? {}
  // What failed and then passed is told by the runner and by the table, and does not hold up everything else.
  return { ...counted(isOk, expected + flaky, unexpected + skipped), flaky }
}

const STEPS = {
  format: () => check(node('node_modules/@biomejs/biome/bin/biome', 'format')),
  lint: () => check(node('node_modules/oxlint/bin/oxlint', '--type-aware')),
  types: async () => both(await types('.'), await types('src/service-worker')),
  functions,
  build: () => check(node('scripts/build.mjs')),
  unit: vitest,
  journeys: () => inBrowser('journeys'),
  faults: () => inBrowser('faults'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}
await mkdir(CACHE, { recursive: true })
let passed = 0
let failed = 0
const rows = []
for (const [name, step] of Object.entries(STEPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n== ${name}`)
  const begun = Date.now()
  let result
  try {
    result = await step()
  } catch (error) {
    console.error(error.message)
    result = { passed: 0, failed: 1 }
  }
  passed += result.passed
  failed += result.failed
  rows.push({ step: name, ...result, seconds: Math.round((Date.now() - begun) / 1000) })
}
console.table(rows)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
