import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OUTSIDE_TESTS, VITEST_RESULT } from './results.mjs'

/**
 * Writes what a run of Vitest came to as a {@link import('./results.mjs').Result}: its own JSON report does not say
 * which tests passed at the second try only.
 */
export default class ResultReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const result = { passed: 0, failed: 0, failures: [], flaky: [] }
    const fail = (name, { message = '' } = {}) => {
      result.failed += 1
      const [reason] = message.split('\n')
      result.failures.push(`${name}: ${reason}`)
    }
    for (const module of modules) {
      const file = module.relativeModuleId
      for (const error of module.errors()) fail(file, error)
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) fail(`${file} > ${suite.fullName}`, error)
      }
      for (const test of module.children.allTests()) {
        const name = `${file} > ${test.fullName}`
        const { state, errors } = test.result()
        // A test that was left out is no test that passed.
        if (state !== 'passed') fail(name, errors?.[0] ?? { message: state })
        else result.passed += 1
        if (test.diagnostic()?.flaky) result.flaky.push(name)
      }
    }
    for (const error of unhandledErrors) fail(OUTSIDE_TESTS, error)
    mkdirSync(path.dirname(VITEST_RESULT), { recursive: true })
    writeFileSync(VITEST_RESULT, JSON.stringify(result))
  }
}
