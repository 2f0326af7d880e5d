import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { denoResult, held, isOutsideTests, playwrightResult } from '../../scripts/test/results.mjs'

const ROOT = process.cwd()
const PASSED = { passed: 1, failed: 0, failures: [], flaky: [] }
let folder = ''

beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(path.join(ROOT, '.cache/test-results-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a run of these files comes to, by the project's reporter. */
function runVitest(files: Record<string, string>): unknown {
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), `import { beforeAll, describe, expect, test } from 'vitest'\n${code}`)
  }
  // Without one of its own the project's would be found further up.
  writeFileSync(path.join(folder, 'vitest.config.js'), 'export default {}')
  const reporter = path.join(ROOT, 'scripts/test/vitest-reporter.mjs')
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--retry=1', `--reporter=${reporter}`], { cwd: folder })
  const script =
    "import('./scripts/test/results.mjs').then(async (m) => console.log(JSON.stringify(await m.vitestResult())))"
  const { stdout } = spawnSync(process.execPath, ['-e', script.replace('./scripts', path.join(ROOT, 'scripts'))], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

describe('a run of Vitest', () => {
  test('names what passed at the second try, and counts it as passed', () => {
    const result = runVitest({
      'a.test.js': `
        let tries = 0
        test('steady', () => expect(1).toBe(1))
        describe('group', () => { test('second try', () => expect(++tries).toBe(2)) })`,
    })
    expect(result).toEqual({ passed: 2, failed: 0, failures: [], flaky: ['a.test.js > group > second try'] })
  })

  test('counts what was left out, what failed and what could not begin', () => {
    const result = runVitest({
      'a.test.js': `
        test.skip('left out', () => {})
        test('wrong', () => { throw new Error('two is not three') })`,
      'b.test.js': `describe('group', () => { beforeAll(() => { throw new Error('no server') }); test('inside', () => {}) })`,
      'c.test.js': 'this is no script',
    }) as { passed: number; failed: number; failures: string[] }
    expect(result.passed).toBe(0)
    expect(result.failures).toContain('a.test.js > left out: skipped')
    expect(result.failures).toContain('a.test.js > wrong: two is not three')
    expect(result.failures).toContain('b.test.js > group: no server')
    expect(result.failures).toContain('c.test.js: Parse failure: Parse failed with 1 error:')
    // The test behind the broken beginning did not run either.
    expect(result.failures).toHaveLength(5)
    expect(result.failed).toBe(5)
  })
})

test('what goes wrong between the tests of Vitest is no test’s', () => {
  const result = runVitest({
    'a.test.js': `test('fine', async () => { void Promise.reject(new Error('nobody waited')); await new Promise((r) => setTimeout(r, 50)) })`,
  }) as { passed: number; failures: string[] }
  expect(result.passed).toBe(1)
  expect(result.failures).toEqual(['outside the tests: nobody waited'])
})

describe('a run of Playwright', () => {
  test('names what failed, what was left out and what passed at the second try', async () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] })
    const file = path.join(folder, 'playwright.json')
    const suites = [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] },
      { specs: [spec('four', 'skipped')] },
    ]
    writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites }))
    expect(await playwrightResult(file)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['a.spec.ts:3 > two', 'a.spec.ts:3 > four'],
      flaky: ['a.spec.ts:3 > three'],
    })
  })

  test('that wrote nothing passed nothing', async () => {
    expect(await playwrightResult(path.join(folder, 'none.json'))).toEqual({ ...PASSED, passed: 0 })
  })
})

describe('a run of Deno', () => {
  test('names what failed once, though it is told twice', () => {
    const output = [
      'a caller without an address ... ok (3ms)',
      'the quota ... FAILED (4ms)',
      ' FAILURES ',
      'the quota => ./quota_test.ts:3:6',
      'FAILED | 1 passed (2 steps) | 1 failed (20ms)',
    ].join('\n')
    expect(denoResult(output)).toEqual({ passed: 1, failed: 1, failures: ['the quota'], flaky: [] })
  })
})

test('a runner that ends badly, or runs nothing, has failed, and its last lines say why', () => {
  const well = { isOk: true, output: '' }
  expect(held(PASSED, well)).toEqual(PASSED)
  const [failure = '', ...others] = held(PASSED, {
    isOk: false,
    output: 'fine\n\u001b[31mno space left\u001b[39m\n',
  }).failures
  expect(failure).toMatch(/fine\nno space left$/)
  expect(isOutsideTests(failure)).toBe(true)
  expect(others).toEqual([])
  expect(held({ ...PASSED, passed: 0 }, well).failed).toBe(1)
  const failed = { ...PASSED, failed: 2, failures: ['a', 'b'] }
  expect(held(failed, { isOk: false, output: '' })).toEqual(failed)
  expect(isOutsideTests('a')).toBe(false)
})
