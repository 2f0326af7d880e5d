// Everything that must hold, in one go: `npm test`. Ends with a line `N passed, N failed`.
// Each check that has no tests of its own (format, lint, types, build …) counts as one.
// Usage: npm test [-- STEP …] runs the named steps only.
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { denoBinary } from './backend/deno.mjs'
import { ensureBrowser } from './browser.mjs'
import { NO_SETTINGS } from './env/environment.mjs'
import {
  bothResults,
  checkResult,
  denoResult,
  held,
  playwrightResult,
  VITEST_RESULT,
  vitestResult,
} from './test/results.mjs'

const CACHE = '.cache'
const PLAYWRIGHT_REPORT = `${CACHE}/playwright.json`

/** Runs a command, without the settings of whoever runs the tests, and shows its output as it comes. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...NO_SETTINGS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const show = (from, to) =>
      from.on('data', (chunk) => {
        output += chunk
        to.write(chunk)
      })
    show(child.stdout, process.stdout)
    show(child.stderr, process.stderr)
    child.on('error', (error) => resolve({ isOk: false, output: error.message }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

const node = (script, ...args) => run(process.execPath, [script, ...args])

/** A check without tests of its own. */
const check = async (name, result) => checkResult(name, (await result).isOk)

const types = (project) =>
  check(`types of ${project}`, node('node_modules/typescript/bin/tsc', '--noEmit', '-p', project))

async function vitest() {
  await rm(VITEST_RESULT, { force: true })
  const { isOk, output } = await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/test/vitest-reporter.mjs',
  )
  return held(await vitestResult(), { isOk, output })
}

async function functions() {
  const deno = denoBinary(process.cwd())
  const checking = run(deno, ['check', '--config', 'deno.json', 'supabase/functions/**/*.ts'])
  const checked = await check('types of the functions', checking)
  // A pattern, not the folder: given the folder, Deno leaves out those that begin with an underscore.
  const permissions = ['--allow-net=127.0.0.1', '--allow-env', '--allow-read']
  const { isOk, output } = await run(
    deno,
    ['test', ...permissions, '--config', 'deno.json', 'supabase/functions/**/*_test.ts'],
    { NO_COLOR: '1' },
  )
  return bothResults(checked, held(denoResult(output), { isOk, output }))
}

/** The tests of some projects of Playwright's, on a database of their own. */
async function inBrowser(...projects) {
  await rm(PLAYWRIGHT_REPORT, { force: true })
  await rm(`${CACHE}/e2e-data`, { recursive: true, force: true })
  ensureBrowser()
  const { isOk, output } = await node(
    'node_modules/@playwright/test/cli.js',
    'test',
    ...projects.map((project) => `--project=${project}`),
  )
  return held(await playwrightResult(PLAYWRIGHT_REPORT), { isOk, output })
}

const STEPS = {
  format: () => check('format', node('node_modules/@biomejs/biome/bin/biome', 'format')),
  lint: () => check('lint', node('node_modules/oxlint/bin/oxlint', '--type-aware')),
  types: async () => bothResults(await types('.'), await types('src/service-worker')),
  functions,
  build: () => check('build', node('scripts/build.mjs')),
  unit: vitest,
  journeys: () => inBrowser('journeys', 'admin'),
  faults: () => inBrowser('faults'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}
await mkdir(CACHE, { recursive: true })
const results = []
for (const [name, step] of Object.entries(STEPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n== ${name}`)
  const begun = Date.now()
  let result
  try {
    result = await step()
  } catch (error) {
    console.error(error.message)
    result = checkResult(name, false)
  }
  results.push({ step: name, ...result, seconds: Math.round((Date.now() - begun) / 1000) })
}
for (const { failures } of results) for (const failure of failures) console.log(`failed: ${failure}`)
console.table(results, ['step', 'passed', 'failed', 'seconds'])
const sum = (name) => results.reduce((total, result) => total + result[name], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
