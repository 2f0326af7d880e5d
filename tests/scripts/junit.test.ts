import { expect, test } from 'vitest'
import { countTests, failedTests } from '../../scripts/test/junit.ts'

const report = (...suites: string[]) =>
  `<?xml version="1.0"?>\n<testsuites tests="9">\n${suites.join('\n')}\n</testsuites>`

test('the tests of all suites are counted once', () => {
  const xml = report('<testsuite name="a" tests="3" failures="0">', '<testsuite name="b" tests="2" failures="0">')
  expect(countTests(xml)).toEqual({ passed: 5, failed: 0 })
})

test.each(['failures', 'errors', 'skipped', 'disabled'])('a test among the %s has not passed', (kind) => {
  const xml = report(`<testsuite name="a 5 tests" tests="3" ${kind}="1">`)
  expect(countTests(xml)).toEqual({ passed: 2, failed: 1 })
})

test('a report without tests has none', () => {
  expect(countTests(report())).toEqual({ passed: 0, failed: 0 })
})

test('the failed ones are named, with what they said', () => {
  const xml = report(
    '<testcase name="a" classname="one.test.ts" time="1"></testcase><testcase name="b" classname="one.test.ts"/>',
    '<testcase name="c &gt; d" classname="two.test.ts" time="1">\n<failure message="no&#10;at all"></failure></testcase>',
    '<testcase name="e" classname="two.test.ts"><error>gone</error></testcase>',
  )
  expect(failedTests(xml)).toEqual(['two.test.ts › c &gt; d: no', 'two.test.ts › e'])
})
